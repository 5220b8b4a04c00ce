// biome-ignore lint/style/noRestrictedImports: numberField is made of it.
import { number, string } from 'yup';
import { cleanPhone } from './cleanPhone.ts';
import { decimal } from './decimal.ts';
import { charactersOf, englishTextWords } from './textWords.ts';

/** Form feeds and vertical tabs, which word processors leave where a line ends. */
const LINE_ENDS = /[\v\f]/g;

/** What no page, feed or database column can hold: control characters but for the tab and line ends, U+FFFE, U+FFFF. */
const UNWRITABLE = /[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/gu;

/** Marks that turn the direction of what follows: with them a text can be read as another. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks of direction, joints and soft hyphens that nobody sees; not those inside an emoji of several signs. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;

/** Only blanks, control and zero-width characters: it looks empty. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function cleaned(text: string): string {
  const clean = text
    .replace(LINE_ENDS, '\n')
    .replace(UNWRITABLE, '')
    .replace(DIRECTION_MARKS, '')
    .toWellFormed()
    .trim();
  return UNSEEN.test(clean) ? '' : clean;
}

/**
 * A text field of a form or a request: trimmed, well-formed, without control characters, empty where nothing of it can be
 * seen; refused by a sentence that names the field when it is no text or longer than the limit (rulings, 27).
 *
 * @param label the field's name as people read it
 * @param limit the longest text in characters, as `charactersOf` counts them
 * @param words the refusals in another language than English
 */
export function textField(label: string, limit: number, words = englishTextWords) {
  return string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? cleaned(original) : original))
    .typeError(words.mustBeText(label))
    .test(
      'longest',
      words.tooLong(label, limit.toLocaleString('en-GB')),
      (text) => text == null || charactersOf(text) <= limit,
    );
}

/** A number, or a text that writes one in decimals, as forms and queries send it. yup's own also reads `1e1` and `[2]`. */
export const numberField = () =>
  number().transform((value: unknown, original: unknown) => {
    if (typeof original === 'string') return decimal(original);
    return original === null || typeof original === 'number' ? value : Number.NaN;
  });

/**
 * A text field of one line, such as a title or a name: a line end in it, as pasting brings, becomes a space, and signs that
 * nobody sees leave it.
 */
export const lineField = (label: string, limit: number, words = englishTextWords) =>
  textField(label, limit, words).transform(ofText(onOneLine));

/** A telephone number as a person writes it, without what copying adds. */
export const phoneField = (label: string, limit: number, words = englishTextWords) =>
  lineField(label, limit, words).transform(ofText(cleanPhone));

/** An address of mail, without `mailto:` and the signs around it that copying brings. */
export const emailField = (label: string, limit: number, words = englishTextWords) =>
  lineField(label, limit, words).transform(ofText((text) => withoutEnd(text.replace(/^(?:mailto:|<)+/i, ''))));

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && '>,;'.includes(address.charAt(end - 1))) end--;
  return address.slice(0, end);
}

const ofText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

const onOneLine = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** The longest body of a request that the server reads, in bytes (rulings, 27). */
export const MAX_BODY_BYTES = 64 * 1024;
