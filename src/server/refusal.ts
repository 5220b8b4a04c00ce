/** What a refused call answers, beside its status. */
export interface RefusalDetails {
  /** One sentence for each faulty field, for a form to show at its input. */
  fields?: Record<string, string>;
  /** Headers such as Retry-After. */
  headers?: Record<string, string>;
  /** More for the answer's body, such as the event as it is now. */
  body?: Record<string, unknown>;
}

/** A call that is refused: its status, and the sentence that the person will read (rulings, 2). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly details: RefusalDetails;

  constructor(statusCode: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}
