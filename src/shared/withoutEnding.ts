/**
 * A text without the given signs at its end. A pattern such as `/[\s,]+$/` would take quadratic time on a long run of them.
 *
 * @param sign matches a single sign that is taken away
 */
export function withoutEnding(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
