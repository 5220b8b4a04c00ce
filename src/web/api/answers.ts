import type { ApiError } from './apiError.ts';

/** What an answer says, whichever way it was asked for. */

/** The data fields of section 7's 2xx answers. */
const DATA_FIELDS = ['events', 'event', 'access_token', 'bot_message'] as const;

/** Whether an answer of 2xx is a failure all the same: it carries `error` and no data (rulings, 30). */
export function carriesError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const fields = answer as Record<string, unknown>;
  return Boolean(fields.error) && !DATA_FIELDS.some((name) => fields[name] != null);
}

/** The server's no. */
export const refusal = (status: number, answer: unknown): ApiError => ({
  kind: 'refused',
  status,
  text: serverText(answer),
  exception: '',
  answer,
});

/** No answer came. @param exception the exception's words */
export const unanswered = (exception = ''): ApiError => ({
  kind: 'unanswered',
  status: null,
  text: null,
  exception,
  answer: null,
});

/** The session is over. */
export const sessionOver: ApiError = { kind: 'ended', status: 401, text: null, exception: '', answer: null };

/** The error message in an answer: the text under `error`, else under `message`, else null (rulings, 1). */
export function serverText(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { error, message } = answer as { error?: unknown; message?: unknown };
  return wordsIn(error) ?? wordsIn(message);
}

/** A text that says something; null where the value is none. */
export const wordsIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;
