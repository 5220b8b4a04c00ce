/** Why a request failed. What a person reads of it is chosen by the situation, in errors.ts. */
export interface ApiError {
  /**
   * `refused`: the server said no. `unreadable`: it said yes, in no form that the app knows. `unanswered`: no answer
   * came. `own`: the app itself failed. `ended`: the session is over, and the person is on the way to the sign-in.
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
