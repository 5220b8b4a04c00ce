import type { Endpoint } from '#shared/http/endpoints.ts';

/** One request. */
export interface ApiRequest {
  endpoint: Endpoint;
  /** Fills the `:name` parts of the endpoint's path. */
  parameters?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  /** A token to send instead of the stored one. */
  accessToken?: string;
  /** Reads a successful response that is not JSON. */
  read?: (response: Response) => Promise<unknown>;
  /** Another way to send it, such as one that tells how much has gone out. */
  fetch?: typeof fetch;
  /**
   * What the answer must hold, as the name of a list in it or as a question put to it: one without it has failed,
   * whatever its status.
   */
  holds?: string | ((answer: unknown) => boolean);
  /** Whether nothing is needed of the answer: one that is no JSON, or empty, is a success (rulings, 30). */
  needsNothing?: boolean;
}
