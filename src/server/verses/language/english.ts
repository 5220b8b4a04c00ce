import dictionary from 'dictionary-en';
import { IRREGULAR_FORMS } from '#content/verses/wordForms.ts';
import { memoize } from './memoize.ts';

/** The endings that change a word's form and not its meaning: plural, past, -ing, -er and -est of adjectives. */
const INFLECTIONS = new Set(['S', 'D', 'G', 'R', 'T']);

/** Forms that no ending explains, each behind its plain form. */
const IRREGULAR = new Map(
  Object.entries(IRREGULAR_FORMS).flatMap(([plain, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, plain]),
  ),
);

/** The words of the dictionary with their flags. */
const words = readWords(Buffer.from(dictionary.dic).toString('utf8'));

const endings = readEndings(Buffer.from(dictionary.aff).toString('utf8'));

/**
 * The plain form of an English word (`crying` is `cry`, `better` is `good`, `mother` is itself); undefined for what is no
 * English word. Names are none: a misspelling may look like a name (`shepard`).
 */
export const englishLemma = memoize(
  (word: string): string | undefined => IRREGULAR.get(word) ?? (words.has(word) ? word : stripped(word)),
);

/** Whether a word, in lower case and without apostrophe, stands in a dictionary of English. */
export const isEnglish = (word: string): boolean => englishLemma(word) !== undefined;

function stripped(word: string): string | undefined {
  let derived: string | undefined;
  for (const { flag, strip, add, fits } of endings) {
    if (!word.endsWith(add)) continue;
    const stem = word.slice(0, word.length - add.length) + strip;
    if (!words.get(stem)?.includes(flag) || !fits.test(stem)) continue;
    if (INFLECTIONS.has(flag)) return stem;
    derived = word;
  }
  const prefixed = /^(?:un|re|in|dis|de)(.{3,})$/.exec(word)?.[1];
  return derived ?? (prefixed && words.has(prefixed) ? word : undefined);
}

function readWords(text: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const line of text.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.split('/');
    if (/^[a-z]/.test(word)) read.set(word, flags);
  }
  return read;
}

/** The rules of the dictionary: words with the flag of one may end in `add` in place of `strip`. */
function readEndings(text: string) {
  return [...text.matchAll(/^SFX (\S) +(\S+) +(\S+) +(\S+)$/gm)].map(
    ([, flag = '', strip = '', add = '', fits = '']) => ({
      flag,
      strip: strip === '0' ? '' : strip,
      add,
      fits: new RegExp(`${fits}$`),
    }),
  );
}
