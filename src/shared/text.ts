import { string } from 'yup';

/**
 * A text field of a form or a call: trimmed, well-formed, without the NUL that no database column holds, refused by a
 * sentence that names the field when it is no text or longer than the limit (rulings, 27).
 *
 * @param label the field's name as people read it
 * @param limit the longest text in UTF-16 units, as a browser's `maxlength` counts
 */
export function textField(label: string, limit: number) {
  return string()
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? original.replaceAll('\u0000', '').toWellFormed().trim() : original,
    )
    .typeError(`${label} must be text.`)
    .max(limit, `${label} can be at most ${limit.toLocaleString('en-GB')} characters.`);
}

/** The longest body of a request that the server reads, in bytes (rulings, 27). */
export const BODY_LIMIT = 64 * 1024;
