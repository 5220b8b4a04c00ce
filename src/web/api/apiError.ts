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
