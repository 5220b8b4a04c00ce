import { AROUND_EXTENT, COUNTED, OF_CHAPTER, SIGNS } from '#content/verses/asks/extents.ts';
import { storyBounds } from '#content/verses/storyBounds.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { answerReference } from '../references/answerReference.ts';
import { joined } from '../references/references.ts';
import { tokensOf } from '../references/tokens.ts';
import { fill, reply } from '../reply.ts';
import { bookName, chapterBeside, chapterFrom, type Place, parsePlace, TO_THE_END } from '../search/places.ts';

/** What a message asks of the passage before it: gives the answer; undefined where the passage has nothing of it. */
export type Ask = (asking: Asking, place: Place) => VerseAnswer | undefined;

/** How many verses are shown before and after a passage, for its context. */
const VERSES_AROUND = 2;

/** A passage with the verses before and after it. */
export const versesAround = (place: Place): Place => {
  return { ...place, first: Math.max(1, place.first - VERSES_AROUND), last: place.last + VERSES_AROUND };
};

/** The verse after or before the passage, across the ends of chapters and books. */
export function stepVerse(asking: Asking, place: Place, by: 1 | -1): VerseAnswer {
  const { book, chapter } = place;
  const { kingJames } = asking.library;
  const verse = by === 1 ? place.last + 1 : place.first - 1;
  const inChapter = verse >= 1 && verse <= kingJames.lastVerse(book, chapter);
  if (inChapter) return answerReference(asking, [{ book, chapter, first: verse, last: verse }]);
  const beside = chapterBeside(book, chapter, by);
  if (!beside) {
    const lead = by === 1 ? asking.say.bibleEnds : asking.say.bibleBegins;
    return reply({ kind: 'nothing', language: asking.language, lead, context: asking.context });
  }
  const at = by === 1 ? 1 : kingJames.lastVerse(beside.book, beside.chapter);
  const name = (one: Pick<Place, 'book' | 'chapter'>) => `${bookName(one.book, asking.language)} ${one.chapter}`;
  const say = by === 1 ? asking.say.chapterEnds : asking.say.chapterBegins;
  const lead = fill(say, { chapter: name(place), other: name(beside) });
  return answerReference(asking, [{ ...beside, first: at, last: at }], lead);
}

const units = storyBounds.map(parsePlace).filter((place) => place !== undefined);

/** The passage before, as the forms see it. */
function hereOf(asking: Asking, place: Place) {
  const { book, chapter, first, last } = place;
  const [unit = { first: 1, last: TO_THE_END }] = units
    .filter((one) => one.book === book && one.chapter === chapter && one.first <= first && first <= one.last)
    .sort((one, other) => one.last - one.first - (other.last - other.first));
  const { kingJames } = asking.library;
  const following = kingJames.verses({ book, chapter, first: last });
  return {
    ...place,
    /** The last verse of its chapter. */
    end: kingJames.lastVerse(book, chapter),
    /** The story, prayer or list in which it stands; the chapter where it is in none. */
    unit,
    /** The last verse of the sentence that it leaves open; its own last one where it leaves none. */
    endOfSentence: following.find(({ text }) => /[.?!]["”’)\s]*$/.test(text))?.number ?? last,
    /** Quotes verses of its chapter, or of another one of its book. */
    verses: (from = 1, to = from, of = chapter) =>
      answerReference(asking, [{ book, chapter: of, first: from, last: Math.max(from, to) }]),
    pick: (verses: readonly number[]) =>
      answerReference(asking, joined(verses.map((verse) => ({ book, chapter, first: verse, last: verse })))),
    /** Quotes what is beside it, across the ends of chapters and books. */
    step: (by: 1 | -1) => stepVerse(asking, place, by),
    stepChapter(by: 1 | -1) {
      const beside = chapterBeside(book, chapter, by) ?? place;
      return answerReference(asking, [chapterFrom(beside.book, beside.chapter)]);
    },
  };
}

type Give = (numbers: readonly number[], here: ReturnType<typeof hereOf>) => VerseAnswer;

const onward: Give = ([count = 1], { last, end, verses, step }) =>
  last < end ? verses(last + 1, Math.min(end, last + count)) : step(1);
const onwardTo: Give = (numbers, { last, verses, step }) => {
  const to = numbers.at(-1) ?? 1;
  return to > last ? verses(last + 1, to) : step(1);
};
const backward: Give = ([count = 1], { first, verses, step }) =>
  first > 1 && count > 1 ? verses(Math.max(1, first - count), first - 1) : step(-1);
const wholeChapter: Give = ([chapter], { verses }) => verses(1, TO_THE_END, chapter);

/** The parts that the classifier of acts knows. */
export const EXTENTS_OF_ACTS = {
  next: given(onward),
  previous: given(backward),
  chapter: given(wholeChapter),
  around: given((_, here) => {
    const { first, last } = versesAround(here);
    return here.verses(first, Math.min(here.end, last));
  }),
};

function given(give: Give, numbers: readonly number[] = []): Ask {
  return (asking, place) => give(numbers, hereOf(asking, place));
}

const nextTwo: Give = (_, here) => onward([2], here);
const nextOne: Give = (_, here) => onward([1], here);
const behind: Give = ([skip = 1], { last, end, verses }) => verses(Math.min(end, last + skip + 1));
const some: Give = ([count = 1], { first, verses }) => verses(first, first + count - 1);
/** The first verses, of the chapter or of a longer passage. */
const firstOnes: Give = (numbers, here) => some(numbers, here.first === here.last ? { ...here, first: 1 } : here);
/** The last verses, of the chapter or of a longer passage within it. */
const lastOnes: Give = ([count = 1], { first, last, end, verses }) => {
  const to = count === 1 || first === 1 || first === last ? end : last;
  return verses(Math.max(1, to - count + 1), to);
};
const upTo: Give = ([last = 1], { first, verses }) => verses(Math.min(first, last), last);
/** What is left of the sentence, and after a whole sentence of the story or chapter. */
const restOfIt: Give = (_, { last, end, endOfSentence, unit, verses, step }) =>
  last >= end ? step(1) : verses(last + 1, endOfSentence > last ? endOfSentence : unit.last);
const wholeStory: Give = (_, { unit, verses }) => verses(unit.first, unit.last);
const toItsEnd: Give = (_, { first, unit, verses }) => verses(first, unit.last);
const lastOfChapter: Give = (_, { end, verses }) => verses(end);
const inOtherChapter: Give = (numbers, { first, verses }) => verses(first, first, numbers.at(-1));
const fromVerse: Give = ([first], { verses }) => verses(first, TO_THE_END);
const verse: Give = ([number], { verses }) => verses(number);
const range: Give = ([first, last], { verses }) => verses(first, last);
/** `118` after the whole of Psalm 117, and `130` after Psalm 103, which has no such verse, are psalms. */
const verseOrPsalm: Give = ([number = 1], { first, end, book, verses }) =>
  (first === 1 || number > end) && number <= book.chapters ? verses(1, TO_THE_END, number) : verses(number);

/**
 * What is asked for, by the signs of its words in order, `0` for each number and `#` for one that counts verses. The first
 * form that fits counts.
 */
const FORMS: readonly (readonly [RegExp, Give])[] = [
  [/^(?:GO )?FR F(?: CH)?(?: TO L)?$/, wholeChapter],
  [/^(?:F 0(?: VS?)?|0 F(?: VS)?|VS 0 F|0 VS F|F VS 0)$/, firstOnes],
  [/^0 VS$|^ON VS 0$|^VS 0 ON$|^VS #$/, some],
  [/^(?:L 0(?: VS?)?|0 L(?: VS)?|VS 0 L|0 VS L)$/, lastOnes],
  [/^(?:JP |GO )*(?:STOP|L(?= V))(?: TO| NX)?(?: VS?)? 0$|^(?:PV )?(?:TO )+(?:VS? )?0$/, upTo],
  [/^(?:JP )?(?:GO )+(?:JP )?(?:GO )*(?:PV )?TO(?: VS?)? 0$/, onwardTo],
  [/^(?:AND )?(?:NX|MR)(?: VS?| 0| MR)* (?:PV )?TO(?: VS?)? 0$/, onwardTo],
  [/^(?:(?:ADD|AND|GO) )*(?:NX 0|0 NX|0 VS NX|VS 0 (?:NX|MR)|0 MR)(?: VS?| MR)?$/, onward],
  [/^(?:ADD|GO)(?: AND)? (?:0 (?:VS|MR)|VS 0|MR 0)$/, onward],
  [/^NX(?: 0| V)? AND(?: 0| V| MR)*(?: NX)?(?: 0)?$/, nextTwo],
  [/^(?:AND |ADD |GO |JP )*(?:V )?NX(?: V| 0)?$/, nextOne],
  [/^JP (?:VS )?0 ?(?:VS?)?$/, behind],
  [/^(?:JP |AND )*PV(?: 0)? CH$|^CH PV$/, (_, { stepChapter }) => stepChapter(-1)],
  [/^(?:AND |JP TO )?NX CH$|^CH (?:NX|MR)$/, (_, { stepChapter }) => stepChapter(1)],
  [/^(?:AND )?(?:0 VS? PV|PV 0(?: VS?)?|VS 0 PV|0 PV(?: VS)?)$/, backward],
  [/^(?:(?:AND|JP|GO|V|0|TO|MR) )*PV(?: V| 0| MR)*$/, (_, { step }) => step(-1)],
  [/^(?:(?:AND|GO|V) )*RS(?: V)?$/, restOfIt],
  [/^(?:(?:GO|RS|AND) )*(?:ALL ST|ST ALL|(?<=RS )ST)(?: (?:TO )?L)?$/, wholeStory],
  [/^(?:GO )*(?:ALL CH|CH ALL|RS CH|ALL|CH)$|^(?:AND )?CH 0$/, wholeChapter],
  [/^JP TO L$|^(?:V )?L(?: V)?$/, lastOfChapter],
  [/^(?:GO )*(?:ALL LS|LS ALL|RS LS|TO L(?: CH| ST)?)$/, toItsEnd],
  [/^(?:SAME )?(?:V |0 )?SAME (?:V )?CH 0$|^(?:SAME )?V (?:SAME )?CH 0$/, inOtherChapter],
  [/^F V$|^V F$|^F CH$|^CH F$/, (_, { verses }) => verses(1)],
  [/^(?:F |GO )?FR(?: AND)?(?: VS?)? 0(?: GO)?(?: TO L| AND GO| GO)?$/, fromVerse],
  [/^(?:JP |GO )+(?:TO )?(?:VS? )?0$/, verse],
  [/^(?:AND )?(?:FR )?(?:GO )?(?:VS? )?0 TO (?:VS? )?0$/, range],
  [/^(?:AND )?V 0$|^ON 0$|^(?:AND )?0 V$|^VS 0$/, verse],
  [/^(?:AND )?0$/, verseOrPsalm],
  // Two numbers with nothing between are a range, others are verses one by one.
  [/^(?:VS? )*0 (?:VS? )*0$/, range],
  [/^(?:(?:ADD|AND|VS?) )*0(?: (?:AND |ADD |VS? )*0)+$/, (numbers, { pick }) => pick(numbers)],
];

const SIGN_OF = new Map(SIGNS.flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)));
const around = new Set(AROUND_EXTENT.split(' '));
const ofChapter = phraseList(OF_CHAPTER);
/** `One more` is another passage on the same need. */
const ONE_MORE = /^(?:ADD |AND |GO |VS |NX )*(?:0 (?:VS )?MR|MR 0)(?: VS?| MR)?$/;

const PSALM = new Set(['psalm', 'zaburi']);
const OF_NUMBER = new Set(['wa', 'number', 'namba', 'no']);

/**
 * The part of the chapter before that a message asks for, in any order of words: `just two verses`, `stop at verse 2`,
 * `ongeza mistari miwili`, `na kabla yake`, `the rest of it`. Undefined where it says anything else as well.
 */
export function findExtent(words: readonly string[]): Ask | undefined {
  const read = signsOf(words);
  // `Kutoka Mwanzo` asks for Genesis.
  if (!read || (words.includes('kutoka') && words.includes('mwanzo'))) return undefined;
  const raw = read.signs.join(' ');
  const said = raw.replaceAll('#', '0');
  if (read.numbers.join() === '1' && ONE_MORE.test(said)) return undefined;
  const isVerse = /^(?:AND )?0$/.test(said) && words.some((word) => OF_NUMBER.has(word));
  const readings = isVerse ? ['V 0'] : [raw, said, said.replace(/^ON | ON(?= |$)/g, '')];
  const form = FORMS.find(([pattern]) => readings.some((reading) => pattern.test(reading)));
  return form && given(form[1], read.numbers);
}

/** The signs of the words, with the numbers among them; undefined where a word has none, or a psalm is named. */
function signsOf(words: readonly string[]): { signs: string[]; numbers: number[] } | undefined {
  const rest = ofChapter.without(words).filter((word) => !around.has(word));
  const numbers: number[] = [];
  const signs = tokensOf(rest.join(' ')).map(({ sign, said, value }, at, tokens) => {
    const counted = COUNTED[said];
    if (counted === undefined && (SIGN_OF.has(said) || !/\d/.test(sign))) return SIGN_OF.get(said);
    numbers.push(counted ?? value);
    return PSALM.has(tokens[at - 1]?.said ?? '') ? undefined : counted ? '#' : '0';
  });
  const known = signs.filter((sign) => sign !== undefined);
  return known.length === signs.length && known.length > 0 ? { signs: known, numbers } : undefined;
}
