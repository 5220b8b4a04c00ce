/** Signs that people type, or paste, for an apostrophe. Some would otherwise be taken apart into a space and an accent. */
const APOSTROPHES = /[’‘‛ʼʹ`´′＇]/gu;
/** Accents, and signs that are not seen: soft hyphens, spaces without width, marks of direction. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;

/** A text in lower case, in plain letters and signs, whatever the keyboard or the page that it comes from. */
export const plainText = (text: string): string =>
  text.replace(APOSTROPHES, "'").normalize('NFKD').toLowerCase().replace(UNSEEN, '');
