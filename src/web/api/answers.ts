/** Reads an answer, whether the app received it over HTTP or the service worker did. */

/** The data fields of section 7's 2xx answers. */
const DATA_FIELDS = ['events', 'event', 'access_token', 'bot_message'] as const;

/** Whether a 2xx answer is a failure: it has `error` and none of the data fields (rulings, 30). */
export function carriesError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const fields = answer as Record<string, unknown>;
  return Boolean(fields.error) && !DATA_FIELDS.some((name) => fields[name] != null);
}

/** What an error has of an answer where none came. */
export const NO_ANSWER = { status: null, text: null, exception: '', answer: null } as const;

/** The error of a request that the server refused. */
export const refusal = (status: number, answer: unknown): ApiError => ({
  kind: 'refused',
  status,
  text: serverText(answer),
  exception: '',
  answer,
});

/** The error of a request that got no answer. @param exception the exception's message */
export const unanswered = (exception = ''): ApiError => ({ ...NO_ANSWER, kind: 'unanswered', exception });

/** Whether a request failed because the network or the server is down. */
export const isOutage = ({ kind, status }: ApiError): boolean => kind === 'unanswered' || (status ?? 0) >= 500;

/** The error of a request whose session has ended. */
export const sessionOver: ApiError = { ...NO_ANSWER, kind: 'ended', status: 401 };

/** The error message in an answer: the text under `error`, else under `message`, else null (rulings, 1). */
function serverText(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { error, message } = answer as { error?: unknown; message?: unknown };
  return wordsIn(error) ?? wordsIn(message);
}

/** A text that is not blank; null for any other value. */
export const wordsIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Why a request failed. errors.ts chooses the message that a person reads. */
export interface ApiError {
  /**
   * `refused`: the server refused the request. `unreadable`: it accepted, but the app cannot read its answer.
   * `unanswered`: no answer came. `own`: the app itself failed. `ended`: the session is over, and the app opens the
   * login.
   */
  kind: 'refused' | 'unreadable' | 'unanswered' | 'own' | 'ended';
  /** The response's status; null without a response. */
  status: number | null;
  /** The server's own words, under `error` or under `message` (rulings, 1). */
  text: string | null;
  /** The exception's words where no answer came. */
  exception: string;
  /** The answer's body as it was sent. */
  answer: unknown;
}
