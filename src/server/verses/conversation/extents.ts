import { AROUND_EXTENT, COUNTED, OF_CHAPTER, SIGNS } from '#content/verses/asks/extents.ts';
import { phraseList } from '../language/phraseList.ts';
import { readNumber } from '../references/numberWords.ts';

/** A part of the chapter before, or of one beside it, that a message asks for by its extent. */
export type Extent =
  /** `last` is infinite: up to the end of the chapter. `bare`: only a number was said; after a whole chapter it means a chapter. */
  | { kind: 'verses'; first: number; last: number; bare?: boolean }
  /** The first verses: of the passage, or of its chapter where `ofChapter`. */
  | { kind: 'first'; count: number; ofChapter: boolean }
  | { kind: 'final'; count: number }
  /** Single verses that do not follow each other. */
  | { kind: 'pick'; verses: number[] }
  /** The passage from its own first verse up to verse `last`; infinite: to the end of its story or chapter. */
  | { kind: 'through'; last: number }
  /** So many verses behind the passage once `skip` are left out, or those up to verse `last`. */
  | { kind: 'onward'; count: number; skip?: number }
  | { kind: 'onwardTo'; last: number }
  /** So many verses before the passage. */
  | { kind: 'backward'; count: number }
  /** The last verse of the chapter. */
  | { kind: 'end' }
  /** What is left of the sentence, and after a whole sentence of the chapter. */
  | { kind: 'rest' }
  /** The story in which the passage stands. */
  | { kind: 'story' }
  | { kind: 'around' }
  | { kind: 'chapter'; chapter?: number; by?: 1 | -1 }
  /** The verse with the same number in another chapter of the book. */
  | { kind: 'sameVerse'; chapter: number };

const SIGN_OF = new Map(SIGNS.flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)));
const around = new Set(AROUND_EXTENT.split(' '));
const ofChapter = phraseList(OF_CHAPTER);

const range = (first = 1, last = first): Extent => ({ kind: 'verses', first, last: Math.max(first, last) });

/**
 * What is asked for, by the signs of its words in order, `0` for each number and `#` for one that counts verses. The first form that fits counts; a form that
 * gives nothing leaves the message to others.
 */
const FORMS: readonly (readonly [RegExp, (numbers: number[], said: string) => Extent | undefined])[] = [
  [/^(?:GO )?FR F(?: CH)?(?: TO L)?$/, () => range(1, Infinity)],
  [/^(?:F 0(?: VS?)?|0 F(?: VS)?|VS 0 F|0 VS F|F VS 0)$/, ([count = 1]) => ({ kind: 'first', count, ofChapter: true })],
  [/^0 VS$|^ON VS 0$|^VS 0 ON$|^VS #$/, ([count = 1]) => ({ kind: 'first', count, ofChapter: false })],
  [
    /^(?:L 0(?: VS?)?|0 L(?: VS)?|VS 0 L|0 VS L)$/,
    ([count = 1]) => (count > 1 ? { kind: 'final', count } : { kind: 'end' }),
  ],
  [
    /^(?:JP |GO )*(?:STOP|L(?= V))(?: TO| NX)?(?: VS?)? 0$|^(?:PV )?(?:TO )+(?:VS? )?0$/,
    ([last = 1]) => ({ kind: 'through', last }),
  ],
  [/^(?:JP )?(?:GO )+(?:JP )?(?:GO )*(?:PV )?TO(?: VS?)? 0$/, ([last = 1]) => ({ kind: 'onwardTo', last })],
  [
    /^(?:AND )?(?:NX|MR)(?: VS?| 0| MR)* (?:PV )?TO(?: VS?)? 0$/,
    (numbers) => ({ kind: 'onwardTo', last: numbers.at(-1) ?? 1 }),
  ],
  [/^(?:(?:ADD|AND|GO) )*(?:NX 0|0 NX|0 VS NX|VS 0 (?:NX|MR)|0 MR)(?: VS?| MR)?$/, onwardBy],
  [/^(?:ADD|GO)(?: AND)? (?:0 (?:VS|MR)|VS 0|MR 0)$/, onwardBy],
  [/^NX(?: 0| V)? AND(?: 0| V| MR)*(?: NX)?(?: 0)?$/, () => ({ kind: 'onward', count: 2 })],
  [/^(?:AND |ADD |GO |JP )*(?:V )?NX(?: V| 0)?$/, () => ({ kind: 'onward', count: 1 })],
  [/^JP (?:VS )?0 ?(?:VS?)?$/, ([skip = 1]) => ({ kind: 'onward', count: 1, skip })],
  [/^(?:JP |AND )*PV(?: 0)? CH$|^CH PV$/, () => ({ kind: 'chapter', by: -1 })],
  [/^(?:AND |JP TO )?NX CH$|^CH (?:NX|MR)$/, () => ({ kind: 'chapter', by: 1 })],
  [/^(?:AND )?(?:0 VS? PV|PV 0(?: VS?)?|VS 0 PV|0 PV(?: VS)?)$/, ([count = 1]) => ({ kind: 'backward', count })],
  [/^(?:(?:AND|JP|GO|V|0|TO|MR) )*PV(?: V| 0| MR)*$/, () => ({ kind: 'backward', count: 1 })],
  [/^(?:(?:AND|GO|V) )*RS(?: V)?$/, () => ({ kind: 'rest' })],
  [/^(?:(?:GO|RS|AND) )*(?:ALL ST|ST ALL|(?<=RS )ST)(?: (?:TO )?L)?$/, () => ({ kind: 'story' })],
  [/^(?:GO )*(?:ALL LS|LS ALL|RS LS)$/, () => ({ kind: 'through', last: Infinity })],
  [/^(?:GO )*(?:ALL CH|CH ALL|RS CH|ALL|CH)$/, () => ({ kind: 'chapter' })],
  [/^JP TO L$|^(?:V )?L(?: V)?$/, () => ({ kind: 'end' })],
  [/^(?:GO )*TO L(?: CH| ST)?$/, () => ({ kind: 'through', last: Infinity })],
  [
    /^(?:SAME )?(?:V |0 )?SAME (?:V )?CH 0$|^(?:SAME )?V (?:SAME )?CH 0$/,
    (numbers) => ({ kind: 'sameVerse', chapter: numbers.at(-1) ?? 1 }),
  ],
  [/^(?:AND )?CH 0$/, ([chapter]) => ({ kind: 'chapter', chapter })],
  [/^F V$|^V F$|^F CH$/, () => range(1)],
  [/^(?:F |GO )?FR(?: AND)?(?: VS?)? 0(?: GO)?(?: TO L| AND GO| GO)?$/, ([first]) => range(first, Infinity)],
  [/^(?:JP |GO )+(?:TO )?(?:VS? )?0$/, ([verse]) => range(verse)],
  [/^(?:AND )?(?:FR )?(?:GO )?(?:VS? )?0 TO (?:VS? )?0$/, ([first, last]) => range(first, last)],
  [/^(?:AND )?V 0$|^ON 0$|^(?:AND )?0 V$|^VS 0$/, ([verse]) => range(verse)],
  [/^(?:AND )?0$/, ([verse = 1]) => ({ ...range(verse), bare: true })],
  [/^(?:(?:ADD|AND|VS?) )*0(?: (?:AND |ADD |VS? )*0)+$/, pickOf],
];

/** `One more` is another on the same need. */
function onwardBy([count = 1]: number[], said: string): Extent | undefined {
  return count === 1 && said.includes('MR') ? undefined : { kind: 'onward', count };
}

/** Verses by their numbers: one passage where they follow each other. */
function pickOf(numbers: number[], said: string): Extent | undefined {
  const follows = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  if (follows) return range(numbers[0], numbers.at(-1));
  return /AND|ADD/.test(said) || numbers.length > 2
    ? { kind: 'pick', verses: numbers }
    : range(...(numbers as [number, number]));
}

const PSALM = new Set(['psalm', 'zaburi']);
const OF_NUMBER = new Set(['wa', 'number', 'namba', 'no']);

/**
 * The part of the chapter before that a message asks for, in any order of words: `just two verses`, `stop at verse 2`,
 * `ongeza mistari miwili`, `na kabla yake`, `the rest of it`. Undefined where it says anything else as well.
 */
export function findExtent(words: readonly string[]): Extent | undefined {
  const read = signsOf(words);
  // `Kutoka Mwanzo` asks for Genesis.
  if (!read || (words.includes('kutoka') && words.includes('mwanzo'))) return undefined;
  const raw = read.signs.join(' ');
  const said = raw.replaceAll('#', '0');
  const readings = [raw, said, said.replace(/^ON | ON(?= |$)/g, '')];
  for (const [form, give] of FORMS) {
    const fits = readings.find((reading) => form.test(reading));
    if (fits === undefined) continue;
    const extent = give(read.numbers, fits);
    return extent?.kind === 'verses' && words.some((word) => OF_NUMBER.has(word)) ? { ...extent, bare: false } : extent;
  }
  return undefined;
}

/** The signs of the words, with the numbers among them; undefined where a word has none, or a psalm is named. */
function signsOf(words: readonly string[]): { signs: string[]; numbers: number[] } | undefined {
  const rest = ofChapter.without(words).filter((word) => !around.has(word));
  const signs: string[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    const [, verse] = /^v?(\d{1,3})$/.exec(word) ?? [];
    const said = verse ?? COUNTED[word];
    const named = SIGN_OF.has(word) ? undefined : readNumber(rest, at);
    const number = said === undefined ? named : { value: Number(said), length: 1 };
    if (number && PSALM.has(rest[at - 1] ?? '')) return undefined;
    const sign = number ? numberSign(word) : SIGN_OF.get(word);
    if (!sign) return undefined;
    signs.push(sign);
    if (!number) continue;
    numbers.push(number.value);
    at += number.length - 1;
  }
  return signs.length > 0 ? { signs, numbers } : undefined;
}

const numberSign = (word: string): string => (word in COUNTED ? '#' : word.startsWith('v') ? 'V 0' : '0');
