import { HttpError } from '#server/httpError.ts';

/**
 * The refusal of a save that began from an older version. The form shows what is there now beside what was typed
 * (`web/ui/conflicts`).
 *
 * @param now what is there now
 * @param fields a sentence for each field that the refusal is about, if it is not about all
 */
export const conflict = (said: string, now: unknown, fields?: Record<string, string>): HttpError =>
  new HttpError(412, said, { body: { now }, ...(fields && { fields }) });
