/** What an error response holds beside its status and text. */
export interface HttpErrorDetails {
  /** One sentence per faulty field, shown at its input. */
  fields?: Record<string, string>;
  /** Headers such as Retry-After. */
  headers?: Record<string, string>;
  /** More fields of the body, such as the current event. */
  body?: Record<string, unknown>;
}

/** An error response: the status, and the sentence that the person will read (rulings, 2). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly details: HttpErrorDetails;

  constructor(statusCode: number, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}
