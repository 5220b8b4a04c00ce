import dictionary from 'dictionary-en';
import { memoize } from './memoize.ts';

/** A rule of the dictionary: words with its flag may end in `add` in place of `strip`. */
interface Ending {
  flag: string;
  strip: string;
  add: string;
  fits: RegExp;
}

/** The endings that change a word's form and not its meaning: plural, past, -ing, -er and -est of adjectives. */
const INFLECTIONS = new Set(['S', 'D', 'G', 'R', 'T']);

/** Forms that no ending explains, each behind its plain form. */
const IRREGULAR = new Map(
  Object.entries({
    be: 'am is are was were been being',
    have: 'has had having',
    do: 'does did done',
    go: 'goes went gone',
    die: 'died dying',
    lie: 'lied lying',
    lose: 'lost losing',
    leave: 'left',
    feel: 'felt feeling',
    find: 'found',
    give: 'gave given',
    take: 'took taken',
    get: 'got gotten',
    make: 'made',
    say: 'said',
    tell: 'told',
    think: 'thought',
    know: 'knew known',
    see: 'saw seen',
    come: 'came',
    become: 'became',
    begin: 'began begun',
    break: 'broke broken',
    steal: 'stole stolen',
    speak: 'spoke spoken',
    forget: 'forgot forgotten',
    forgive: 'forgave forgiven',
    fall: 'fell fallen',
    fight: 'fought',
    buy: 'bought',
    sell: 'sold',
    bring: 'brought',
    teach: 'taught',
    catch: 'caught',
    seek: 'sought',
    sleep: 'slept',
    weep: 'wept',
    keep: 'kept',
    drink: 'drank drunk',
    drive: 'drove driven',
    choose: 'chose chosen',
    write: 'wrote written',
    eat: 'ate eaten',
    rise: 'rose risen',
    grow: 'grew grown',
    throw: 'threw thrown',
    wake: 'woke woken',
    pay: 'paid',
    hear: 'heard',
    meet: 'met',
    child: 'children childs',
    man: 'men',
    woman: 'women',
    foot: 'feet',
    tooth: 'teeth',
    good: 'better best',
    bad: 'worse worst',
    wife: 'wives',
    life: 'lives',
    thief: 'thieves',
    person: 'people',
  }).flatMap(([plain, forms]) => forms.split(' ').map((form): [string, string] => [form, plain])),
);

let dictionaryWords: Map<string, string> | undefined;

/** The words of the dictionary with their flags. Reading them takes a while, so it waits for the first word asked about. */
function words(): Map<string, string> {
  dictionaryWords ??= readWords(Buffer.from(dictionary.dic).toString('utf8'));
  return dictionaryWords;
}

const endings = readEndings(Buffer.from(dictionary.aff).toString('utf8'));

/**
 * The plain form of an English word (`crying` is `cry`, `better` is `good`, `mother` is itself); undefined for what is no
 * English word. Names are none: a misspelling may look like a name (`shepard`).
 */
export const englishLemma = memoize(
  (word: string): string | undefined => IRREGULAR.get(word) ?? (words().has(word) ? word : stripped(word)),
);

/** Whether a word, in lower case and without apostrophe, stands in a dictionary of English. */
export const isEnglish = (word: string): boolean => englishLemma(word) !== undefined;

function stripped(word: string): string | undefined {
  let derived: string | undefined;
  for (const { flag, strip, add, fits } of endings) {
    if (!word.endsWith(add)) continue;
    const stem = word.slice(0, word.length - add.length) + strip;
    if (!words().get(stem)?.includes(flag) || !fits.test(stem)) continue;
    if (INFLECTIONS.has(flag)) return stem;
    derived = word;
  }
  const prefixed = /^(?:un|re|in|dis|de)(.{3,})$/.exec(word)?.[1];
  return derived ?? (prefixed && words().has(prefixed) ? word : undefined) ?? unmarked(word);
}

/** `dont` and `cant` are `don't` and `can't` without their apostrophe. */
function unmarked(word: string): string | undefined {
  return /^(?:.*nt|im|ive|youre|hes|shes|theyre|weve|ill|its|isnt)$/.test(word) &&
    words().has(word.replace(/nt$/, "n't"))
    ? word
    : undefined;
}

function readWords(text: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const line of text.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.split('/');
    if (/^[a-z]/.test(word)) read.set(word, flags);
  }
  return read;
}

function readEndings(text: string): Ending[] {
  return [...text.matchAll(/^SFX (\S) +(\S+) +(\S+) +(\S+)$/gm)].map(
    ([, flag = '', strip = '', add = '', fits = '']) => ({
      flag,
      strip: strip === '0' ? '' : strip,
      add,
      fits: new RegExp(`${fits}$`),
    }),
  );
}
