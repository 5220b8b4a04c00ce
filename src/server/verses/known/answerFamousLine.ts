import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { otherWordings } from '#content/verses/famousLines/otherWordings.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { placeOf } from '../needs/curated.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { lineIn } from '../search/lines.ts';
import { type FoundPhrase, PhraseIndex } from '../search/phrases.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { withoutClaim } from './claim.ts';
import { endsOf, tellsWhere, withoutFrame } from './lineFrame.ts';
import { LineVocabulary } from './lineVocabulary.ts';

/** The least likeness of a message and a line, or the least share of the message that the line covers. */
const LEAST = { likeness: 0.62, covered: 0.74, groups: 11 } as const;
/** A second line is named too when its score is within this of the first. */
const CLOSE = 0.12;

/** A message of fewer words may be about a need, unless it is nearly the whole line. */
const MIN_WORDS = 4;
const MIN_HELD = 0.6;

/** From this share on, the whole message counts as a quotation, or as one word for word. */
const QUOTED = 0.8;
const WHOLLY = 0.97;

const indexes = new WeakMap<OpenEdition, PhraseIndex<Place>>();

/** The lines in the words that other translations have, and in those of the King James. */
function indexOver(kingJames: OpenEdition): PhraseIndex<Place> {
  const known = indexes.get(kingJames);
  if (known) return known;
  const index = new PhraseIndex([
    ...famousLines.flatMap(({ passage, wordings }) => {
      const place = placeOf(passage);
      const verses = kingJames.verses(place.book, place.chapter, place.first, place.last).map(({ text }) => text);
      const modern = verses.map(inModernWords).filter((text) => !verses.includes(text));
      return [...wordings, ...verses, ...modern].map((wording): [string, Place] => [wording, place]);
    }),
    ...otherWordings.flatMap(({ passage, wordings }) =>
      wordings.map((wording): [string, Place] => [wording, placeOf(passage)]),
    ),
  ]);
  indexes.set(kingJames, index);
  return index;
}

/** Old forms beside the ones that people say: `study to show yourself approved`. */
const MODERN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:thou|thee|ye)\b/gi, 'you'],
  [/\b(?:thy|thine)\b/gi, 'your'],
  [/\bthyself\b/gi, 'yourself'],
  [/\bunto\b/gi, 'to'],
  [/\bhath\b/gi, 'has'],
  [/\bdoth\b/gi, 'does'],
  [/\bart\b/gi, 'are'],
  [/\bhast\b/gi, 'have'],
  [/\bshalt\b/gi, 'shall'],
  [/\bwilt\b/gi, 'will'],
  [/\bshew/gi, 'show'],
  [/\bsaith\b/gi, 'says'],
  [/\bspake\b/gi, 'spoke'],
  [/\bbrethren\b/gi, 'brothers'],
  [/(?<=[a-z]{3})eth\b/gi, 's'],
];

const inModernWords = (text: string): string => MODERN.reduce((said, [old, now]) => said.replace(old, now), text);

let vocabulary: LineVocabulary | undefined;
function lineWords(): LineVocabulary {
  vocabulary ??= new LineVocabulary([...famousLines, ...otherWordings].flatMap(({ wordings }) => wordings));
  return vocabulary;
}

/** The words of a message as a line may be found by them: without what stands around it, and with misspelt words mended. */
function readings(said: readonly string[]): string[] {
  const words = inFull(said);
  const line = withoutFrame(words);
  const forms = [
    words.join(' ') === said.join(' ') ? undefined : words,
    line,
    lineWords().mend(words),
    line && lineWords().mend(line),
  ];
  return forms.flatMap((form) => (form && form.length >= MIN_WORDS ? [form.join(' ')] : []));
}

/** Short forms of text messages. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  n: 'and',
  nd: 'and',
  r: 'are',
  nt: 'not',
  hv: 'have',
  luv: 'love',
  dat: 'that',
  da: 'the',
  wen: 'when',
  wich: 'which',
  sed: 'said',
  thru: 'through',
  b: 'be',
  gv: 'give',
  al: 'all',
  shal: 'shall',
  wil: 'will',
  wat: 'what',
  lyf: 'life',
  gd: 'good',
};

const inFull = (words: readonly string[]): string[] => words.map((word) => SHORT_FORMS[word] ?? word);

/** An end of a message that a line covers so far is that line. */
const AT_END = { likeness: 2, covered: 0.88, groups: 16 } as const;

/** The lines with which a message ends that says where it was heard; from its longest end. */
function linesAtEnd(words: readonly string[], index: PhraseIndex<Place>): FoundPhrase<Place>[] {
  if (!tellsWhere(words)) return [];
  for (const end of endsOf(words)) {
    const found = index.find(end.join(' '), AT_END);
    if (found.length > 0) return found;
  }
  return [];
}

/** So well a reading must be covered by a line, or be like it. */
const SURE = { likeness: 0.72, covered: 0.8, groups: 14 } as const;

/** The fewest words of a quoted line that make a message calm, if the line was corrected or has other words around it. */
const LEAST_WORDS_READ = 6;
const QUOTED_SURELY = 0.9;

/** Whether a message is a famous line and nothing else, save for spelling mistakes and where it was heard. */
export function isQuotation({ library, words }: Asking): boolean {
  const index = indexOver(library.kingJames);
  const isLine = (text: string, least: number) =>
    index.find(text, LEAST).some(({ covered, likeness }) => covered >= least || likeness >= least);
  if (isLine(words.join(' '), QUOTED)) return true;
  if (words.length < LEAST_WORDS_READ || !tellsWhere(words)) {
    const mended = lineWords().mend(inFull(words))?.join(' ');
    return mended !== undefined && words.length >= LEAST_WORDS_READ && isLine(mended, QUOTED_SURELY);
  }
  return readings(words).some((text) => text.split(' ').length >= LEAST_WORDS_READ && isLine(text, QUOTED_SURELY));
}

/** Whether a message is a part of a famous line, word for word. */
export function isWhollyQuoted({ library, words }: Asking): boolean {
  return indexOver(library.kingJames)
    .find(words.join(' '), LEAST)
    .some(({ covered }) => covered >= WHOLLY);
}

/** A famous line, in any wording and with spelling mistakes; undefined if the message is not one. */
export function answerFamousLine(asking: Asking): VerseAnswer | undefined {
  const { library, words, say, topics, wishes } = asking;
  const { line, asked } = lineIn(words);
  const part = withoutClaim(wishes.message).join(' ');
  const index = indexOver(library.kingJames);
  const whole = index.find(line.join(' '), LEAST);
  const said = whole.length > 0 || part === words.join(' ') ? whole : index.find(part, LEAST);
  const read = said.length > 0 ? said : readings(words).flatMap((text) => index.find(text, SURE));
  const found = (read.length > 0 ? read : linesAtEnd(words, index)).toSorted((one, other) => score(other) - score(one));
  const [best] = found;
  if (!best) return undefined;
  // `my father died` stands in many verses and quotes none of them.
  const tellsOfNeed = line.length < MIN_WORDS && best.held < MIN_HELD && (topics.find(words)?.explained ?? 0) >= 0.5;
  if (tellsOfNeed && !asked) return undefined;
  const places = new Map<string, Place>();
  for (const one of found) if (score(one) > score(best) - CLOSE) places.set(usfmOf(one.value), one.value);
  const query = line.join(' ').slice(0, VERSE_LIMITS.query);
  return answerPlaces(asking, [...places.values()], 'words', say.found, { query });
}

/** A line that the message holds nearly whole comes before a longer one of which it is a part. */
const score = ({ covered, held }: { covered: number; held: number }): number => covered + held / 4;
