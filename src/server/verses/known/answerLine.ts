import { HEARD } from '#content/verses/asks/quoting.ts';
import { WORDS_AROUND } from '#content/verses/bookNames.ts';
import { famousLines as listed } from '#content/verses/famousLines/famousLines.ts';
import { otherWordings } from '#content/verses/famousLines/otherWordings.ts';
import { wellKnown } from '#content/verses/wellKnown.ts';
import { FRAME_WORDS } from '#content/verses/wordLists.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { formsOf } from '../language/concepts.ts';
import { onceFor } from '../language/memoize.ts';
import { spellingDistance, stemOf, wordsOf } from '../language/words.ts';
import { isClear } from '../needs/answerNeed.ts';
import { isCurated, placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { tells } from '../needs/telling.ts';
import { isName } from '../references/names.ts';
import { type FoundVerse, goesOnAboutNeed, leastOf, lineIn, searchWords } from '../search/lines.ts';
import { type FoundPhrase, inFull, PhraseIndex } from '../search/phrases.ts';
import { type Place, placeOfVerse, usfmOf } from '../search/places.ts';
import { answerPlaces } from '../search/quoting.ts';

/** The least likeness of words and a line, or the least share of the words that the line covers; and their least letters. */
type Least = Parameters<PhraseIndex<Line>['find']>[1] & { letters: number };
/** No line is so like. */
const NEVER = 2;
const WHOLE: Least = { likeness: 0.62, covered: 0.74, letters: 12 };
const FRAMED: Least = { likeness: 0.72, covered: 0.8, letters: 15 };
const AT_END: Least = { likeness: NEVER, covered: 0.88, letters: 17 };
/** A second line is named too when its score is within this of the first. */
const CLOSE = 0.12;

/** From this share on, a message counts as a quotation; within other words; or as one word for word. */
const QUOTED = 0.8;
const QUOTED_SURELY = 0.9;
const WHOLLY = 0.97;

/** A famous passage, with every wording that is known of it, or with the names that people give it. */
interface Line {
  place: Place;
  wordings: readonly string[];
}

/** The lines in the words that other translations have, and in those of the King James; and the names of passages. */
const famousLines = onceFor((kingJames: OpenEdition): PhraseIndex<Line> => {
  const wordingsOf = Map.groupBy([...listed, ...otherWordings], ({ passage }) => passage);
  const lines = [...wordingsOf].map(([passage, list]): Line => {
    const place = placeOf(passage);
    const verses = kingJames.verses(place).map(({ text }) => text);
    return { place, wordings: [...list.flatMap((one) => one.wordings), ...verses] };
  });
  const named = wellKnown.map(({ names, passage }): Line => {
    return { place: placeOf(passage), wordings: names.split(',') };
  });
  const all = [...lines, ...named];
  return new PhraseIndex(all.flatMap((line) => [...new Set(line.wordings)].map((wording) => [wording, line] as const)));
});

/** The famous passages that hold each of these words, in any wording. */
export function famousPlaces({ library }: Pick<Asking, 'library'>, words: readonly string[]): Place[] {
  const holding = (word: string) => famousLines(library.kingJames).find(word, { likeness: NEVER, covered: 0.5 });
  const places = words.map((word) => new Set(holding(stemOf(word)).map(({ value }) => value.place)));
  return places.length > 0 ? [...places.reduce((one, other) => one.intersection(other))] : [];
}

/** What of a message may be a line, and how well it must then be known; the first that is a line counts. */
function readings(words: readonly string[]): [said: string[], least: Least][] {
  const ends = tellsWhere(words) ? endsOf(words) : [];
  return [
    [lineIn(words).line, WHOLE],
    [withoutFrame(words), FRAMED],
    ...ends.map((end): [string[], Least] => [end, AT_END]),
  ];
}

/** Text of fewer words must be in a line word for word; of fewer letters, it must be the whole line. */
const LEAST_WORDS = 4;

/** The lines that share enough with the words, or cover enough of them. */
function linesLike({ library }: Asking, said: readonly string[], least: Least): FoundPhrase<Line>[] {
  const text = said.join(' ');
  return famousLines(library.kingJames)
    .find(text, least)
    .filter(({ likeness }) => text.length >= least.letters || likeness >= WHOLLY);
}

/** The lines that words quote, the likeliest first. Every word must be in the line. */
const linesIn = (asking: Asking, said: readonly string[], least: Least): FoundPhrase<Line>[] =>
  linesLike(asking, said, least)
    .filter(({ covered }) => said.length >= LEAST_WORDS || covered >= WHOLLY)
    .filter(({ value: { place, wordings } }) => holdsEveryWord(asking, said, place, wordings))
    .sort((one, other) => score(other) - score(one));

/** Whether some line covers at least the share `covered` of the words, or is at least as similar as `likeness`. */
const isLine = (asking: Asking, said: readonly string[], covered: number, likeness = covered): boolean =>
  linesLike(asking, said, { ...WHOLE, covered, likeness }).length > 0;

/** The fewest words of a quoted line that make a message calm, if it has other words around it. */
const LEAST_WORDS_READ = 6;

/** Whether a message is a famous line and nothing else, save for spelling mistakes and where it was heard. */
export function isQuotation(asking: Asking): boolean {
  const read = tellsWhere(asking.words) ? withoutFrame(asking.words) : [];
  return (
    isLine(asking, asking.words, QUOTED) || (read.length >= LEAST_WORDS_READ && isLine(asking, read, QUOTED_SURELY))
  );
}

/** Whether a message is a part of a famous line, word for word. */
export const isWhollyQuoted = (asking: Asking): boolean => isLine(asking, asking.words, WHOLLY, NEVER);

/** Whether a message is a line that is found exactly: four words of one, or two or three that are all of it. */
const isExactLine = (asking: Asking, { length } = asking.words): boolean =>
  length > 1 && isLine(asking, asking.words, length >= LEAST_WORDS ? WHOLLY : NEVER, WHOLLY);

/** A famous line, in any wording and with spelling mistakes; undefined if the message is not one. */
export function answerFamousLine(asking: Asking): VerseAnswer | undefined {
  if (goesOnAboutNeed(asking) && !isExactLine(asking)) return undefined;
  for (const [said, least] of readings(asking.words)) {
    const found = linesIn(asking, said, least);
    const [best] = found;
    if (!best) continue;
    const near = found.filter((one) => score(one) > score(best) - CLOSE).map(({ value }) => value.place);
    const places = new Map(near.map((place) => [usfmOf(place), place]));
    const query = said.join(' ').slice(0, VERSE_LIMITS.query);
    return answerPlaces(asking, [...places.values()], 'words', asking.say.found, { query });
  }
  return undefined;
}

/** Of two lines that share their words, the shorter one wins if the message has nearly all of it. */
const score = ({ covered, held }: { covered: number; held: number }): number => covered + held / 4;

/** How much is added to the score of a verse that people often ask for. */
const OF_CURATED = 0.06;

/** The verse of any edition that a line comes from which somebody half remembers, alone or among words that frame it. */
export function answerRemembered(asking: Asking): VerseAnswer | undefined {
  const { words } = asking;
  if (goesOnAboutNeed(asking)) return undefined;
  const { line, asked } = lineIn(words);
  const tellsOfNeed = isClear(understandNeed(asking.wishes.message));
  const framed = tellsWhere(words) ? withoutFrame(words) : [];
  return answerLine(asking, line, asked, tellsOfNeed) ?? answerLine(asking, framed, false, tellsOfNeed);
}

function answerLine(asking: Asking, line: string[], asked: boolean, tellsOfNeed: boolean): VerseAnswer | undefined {
  const least = leastOf(line, asked, tellsOfNeed);
  if (least === undefined) return undefined;
  const scoreOf = (one: FoundVerse) => score(one) + (isCurated(one.value.id) ? OF_CURATED : 0);
  const found = searchWords(asking.library.editions, line, least).sort((one, other) => scoreOf(other) - scoreOf(one));
  const [best] = found;
  if (!best || !holdsEveryWord(asking, line, placeOfVerse(best.value.id), [])) return undefined;
  const likely = new Set(found.filter((one) => scoreOf(one) > scoreOf(best) - CLOSE).map(({ value }) => value.id));
  const edition = asking.wishes.edition ?? best.value.edition;
  const query = line.join(' ').slice(0, VERSE_LIMITS.query);
  return answerPlaces({ ...asking, edition }, [...likely].map(placeOfVerse), 'words', asking.say.found, { query });
}

/** A word up to this length may have one wrong letter, a longer one two. */
const MAY_BE_MISSPELT = 3;
const LONG = 6;
/** In a line of at least this many words one may be another translation’s, or misspelt beyond knowing. */
const MAY_MISS_ONE = 6;

/**
 * Whether a passage has every word of meaning, or one much like it. Any wording and any edition counts; words about where
 * the line was heard do not. Otherwise half a line would be taken for the whole.
 */
function holdsEveryWord({ library }: Asking, words: readonly string[], place: Place, wordings: readonly string[]) {
  const verses = library.editions.flatMap((edition) => edition.verses(place).map(({ text }) => text));
  const there = [...verses, ...wordings].flatMap(wordsOf);
  const held = new Set([...there, ...formsOf(there).flat()]);
  const missed = tells(inFull(words)).filter(
    (word) => !FRAME.has(word) && ![word, ...formsOf([word]).flat()].some((form) => isHeld(form, held)),
  );
  return missed.length <= (words.length >= MAY_MISS_ONE ? 1 : 0);
}

function isHeld(form: string, held: ReadonlySet<string>): boolean {
  if (held.has(form)) return true;
  const most = form.length >= LONG ? 2 : 1;
  return [...held].some((other) => other.length >= MAY_BE_MISSPELT && spellingDistance(form, other, most) <= most);
}

/** Words around a line that tell where it was heard or read, or ask where it stands. */
const FRAME = new Set(FRAME_WORDS.split(/\s+/));
const heard = new Set(HEARD.split(' '));

/** Whether a word only tells where a line was heard, or asks for it. */
const isFrame = (word: string): boolean => FRAME.has(word) || WORDS_AROUND.has(word) || isName(word);

/** The words of a message without those around a line, at each end. */
const withoutFrame = (words: readonly string[]): string[] =>
  words.slice(
    words.findIndex((word) => !isFrame(word)),
    words.findLastIndex((word) => !isFrame(word)) + 1,
  );

/** Whether a message says where a line was heard or read, or asks for it. */
const tellsWhere = (words: readonly string[]): boolean => words.some((word) => heard.has(word) || isName(word));

const MIN_WORDS_AT_END = 3;

/** The most words before a line that only tell where it was heard. */
const MOST_BEFORE = 10;

/** The ends of a message, each without some of its first words: one of them may be a line. */
function endsOf(words: readonly string[]): string[][] {
  const upTo = words.slice(0, words.findLastIndex((word) => !isFrame(word)) + 1);
  const count = Math.min(MOST_BEFORE, upTo.length - MIN_WORDS_AT_END);
  return Array.from({ length: Math.max(0, count) }, (_, at) => upTo.slice(at + 1));
}
