import { famousLines as listed } from '#content/verses/famousLines/famousLines.ts';
import { otherWordings } from '#content/verses/famousLines/otherWordings.ts';
import { wellKnown } from '#content/verses/wellKnown.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { onceFor } from '../language/memoize.ts';
import { isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { tells } from '../needs/telling.ts';
import { findLines, goesOnAboutNeed, isLikely, leastOf, lineIn } from '../search/lines.ts';
import { type FoundPhrase, PhraseIndex } from '../search/phrases.ts';
import { type Place, placeOfVerse, usfmOf } from '../search/places.ts';
import { answerPlaces } from '../search/quoting.ts';
import { knowsAll } from '../search/search.ts';
import { endsOf, holdsEveryWord, tellsWhere, withoutFrame } from './heldLine.ts';

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
  isNamed?: true;
}

/** The lines in the words that other translations have, and in those of the King James; and the names of passages. */
export const famousLines = onceFor((kingJames: OpenEdition): PhraseIndex<Line> => {
  const wordingsOf = Map.groupBy([...listed, ...otherWordings], ({ passage }) => passage);
  const lines = [...wordingsOf].map(([passage, list]): Line => {
    const place = placeOf(passage);
    const verses = kingJames.verses(place).map(({ text }) => text);
    return { place, wordings: [...list.flatMap((one) => one.wordings), ...verses] };
  });
  const named = wellKnown.map(({ names, passage }): Line => {
    return { place: placeOf(passage), wordings: names.split(','), isNamed: true };
  });
  const all = [...lines, ...named];
  return new PhraseIndex(all.flatMap((line) => [...new Set(line.wordings)].map((wording) => [wording, line] as const)));
});

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

/** So much of a name a text must hold; of a line it may be a part. */
const LEAST_OF_NAME = 0.9;

/** The lines that share enough with the words, or cover enough of them. */
function linesLike({ library }: Asking, said: readonly string[], least: Least): FoundPhrase<Line>[] {
  const text = said.join(' ');
  return famousLines(library.kingJames)
    .find(text, least)
    .filter(({ likeness }) => text.length >= least.letters || likeness >= WHOLLY)
    .filter(({ held, value }) => !value.isNamed || held >= LEAST_OF_NAME);
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

/** A famous line, in any wording and with spelling mistakes; undefined if the message is not one. */
export function answerFamousLine(asking: Asking): VerseAnswer | undefined {
  if (goesOnAboutNeed(asking)) return undefined;
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

/** So much lower a verse may score that is named beside the likeliest. */
const NEAR = 0.15;

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
  const [coverage, order] = leastOf(line, asked, tellsOfNeed) ?? [];
  if (coverage === undefined || order === undefined) return undefined;
  const found = findLines(asking.library, line, asking.language);
  const [best] = found;
  if (!best || best.coverage < coverage || best.order < order || !knowsAll(best.edition, tells(line))) return undefined;
  if (!holdsEveryWord(asking, line, placeOfVerse(best.id), [])) return undefined;
  const likely = found.filter((one) => one === best || (isLikely(one) && one.score > best.score - NEAR));
  const edition = asking.wishes.edition ?? best.edition;
  const places = likely.map(({ id }) => placeOfVerse(id));
  const query = line.join(' ').slice(0, VERSE_LIMITS.query);
  return answerPlaces({ ...asking, edition }, places, 'words', asking.say.found, { query });
}
