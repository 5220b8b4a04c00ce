/** As many marks on one letter as Unicode's Stream-Safe Text Format has (UAX 15). No language comes near it. */
const TOO_MANY_MARKS = /(?<=\p{M}{30})\p{M}/gu;

/**
 * A text in a normal form of Unicode, for comparing and searching. A letter keeps thirty marks at most: `normalize` sorts
 * them, in time that grows with the square of their number.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(TOO_MANY_MARKS, '').normalize(form);
