/** Signs that come along when a number is copied and that nobody sees, such as marks of direction. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u2060-\u2064\ufeff]|\p{Default_Ignorable_Code_Point}/gu;

/** A digit or a plus of full width as the usual one. */
const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * A telephone number as it is kept: as the person wrote it, with plain digits, hyphens and spaces and without `tel:` and
 * invisible signs.
 */
export const cleanPhone = (typed: string): string =>
  typed
    .replace(UNSEEN, '')
    .replace(/[\uff0b\uff10-\uff19]/g, narrow)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel: ?/i, '');

/** No telephone number has fewer digits or more, with `00` before it. */
const [FEWEST_DIGITS, MOST_DIGITS] = [6, 18];

/** Whether a text may be one telephone number: its signs, and how many digits. `phone.ts` knows those of each country. */
export function looksLikePhone(typed: string): boolean {
  const clean = cleanPhone(typed);
  const digits = clean.replace(/\D/g, '').length;
  return /^[+(]*\d[\d\s()./-]*$/.test(clean) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
