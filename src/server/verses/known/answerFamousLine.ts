import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { otherWordings } from '#content/verses/famousLines/otherWordings.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { onceFor } from '../language/memoize.ts';
import { placeOf } from '../needs/curated.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { lineIn } from '../search/lines.ts';
import { type FoundPhrase, PhraseIndex } from '../search/phrases.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { endsOf, holdsEveryWord, inFull, LEAST_WORDS_OF_LINE, tellsWhere, withoutFrame } from './heldLine.ts';

/** The least likeness of a message and a line, or the least share of the message that the line covers. */
const LEAST = { likeness: 0.62, covered: 0.74, groups: 11 } as const;
/** A second line is named too when its score is within this of the first. */
const CLOSE = 0.12;

/** From this share on, the whole message counts as a quotation, or as one word for word. */
const QUOTED = 0.8;
const WHOLLY = 0.97;

/** A famous passage, with every wording that is known of it. */
interface Line {
  place: Place;
  wordings: readonly string[];
}

/** The lines in the words that other translations have, and in those of the King James. */
const indexOver = onceFor((kingJames: OpenEdition): PhraseIndex<Line> => {
  const wordingsOf = Map.groupBy([...famousLines, ...otherWordings], ({ passage }) => passage);
  return new PhraseIndex(
    [...wordingsOf].flatMap(([passage, list]) => {
      const place = placeOf(passage);
      const verses = kingJames.verses(place.book, place.chapter, place.first, place.last).map(({ text }) => text);
      const wordings = [...list.flatMap((one) => one.wordings), ...verses];
      return [...new Set(wordings)].map((wording): [string, Line] => [wording, { place, wordings }]);
    }),
  );
});

/** The words of a message as a line may be found by them: with short forms in full, and without what stands around it. */
function readings(said: readonly string[]): string[] {
  const words = inFull(said);
  const forms = [words, withoutFrame(words)];
  return forms.flatMap((form) => (form && form.length >= LEAST_WORDS_OF_LINE ? [form.join(' ')] : []));
}

/** So well a reading must be covered by a line, or be like it. */
const SURE = { likeness: 0.72, covered: 0.8, groups: 14 } as const;

/** An end of a message that a line covers so far is that line. */
const AT_END = { likeness: 2, covered: 0.88, groups: 16 } as const;

/** The lines with which a message ends that says where it was heard; from its longest end. */
function linesAtEnd(asking: Asking, index: PhraseIndex<Line>): FoundPhrase<Line>[] {
  if (!tellsWhere(asking.words)) return [];
  for (const end of endsOf(asking.words)) {
    const found = linesIn(asking, index, end.join(' '), AT_END);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The lines that a text quotes. Every word of the text must be in the line. A text of few words must be in it word for
 * word.
 */
function linesIn(
  asking: Asking,
  index: PhraseIndex<Line>,
  text: string,
  least: typeof LEAST | typeof SURE | typeof AT_END,
) {
  const words = inFull(text.split(' '));
  const isShort = words.length < LEAST_WORDS_OF_LINE;
  const isEnough = ({ covered }: FoundPhrase<Line>) => !isShort || covered >= WHOLLY;
  return index
    .find(text, least)
    .filter((found) => isEnough(found) && holdsEveryWord(asking, words, found.value.place, found.value.wordings));
}

/** The fewest words of a quoted line that make a message calm, if it has other words around it. */
const LEAST_WORDS_READ = 6;
const QUOTED_SURELY = 0.9;

/** Whether a message is a famous line and nothing else, save for spelling mistakes and where it was heard. */
export function isQuotation({ library, words }: Asking): boolean {
  const index = indexOver(library.kingJames);
  const isLine = (text: string, least: number) =>
    index.find(text, LEAST).some(({ covered, likeness }) => covered >= least || likeness >= least);
  const read = readings(words).filter((text) => text.split(' ').length >= LEAST_WORDS_READ);
  return isLine(words.join(' '), QUOTED) || (tellsWhere(words) && read.some((text) => isLine(text, QUOTED_SURELY)));
}

/** Whether a message is a part of a famous line, word for word. */
export function isWhollyQuoted({ library, words }: Asking): boolean {
  return indexOver(library.kingJames)
    .find(words.join(' '), LEAST)
    .some(({ covered }) => covered >= WHOLLY);
}

/** A famous line, in any wording and with spelling mistakes; undefined if the message is not one. */
export function answerFamousLine(asking: Asking): VerseAnswer | undefined {
  const { library, words, say } = asking;
  const { line } = lineIn(words);
  const index = indexOver(library.kingJames);
  const said = linesIn(asking, index, line.join(' '), LEAST);
  const read = said.length > 0 ? said : readings(words).flatMap((text) => linesIn(asking, index, text, SURE));
  const found = (read.length > 0 ? read : linesAtEnd(asking, index)).toSorted(
    (one, other) => score(other) - score(one),
  );
  const [best] = found;
  if (!best) return undefined;
  const places = new Map<string, Place>();
  for (const one of found) if (score(one) > score(best) - CLOSE) places.set(usfmOf(one.value.place), one.value.place);
  const query = line.join(' ').slice(0, VERSE_LIMITS.query);
  return answerPlaces(asking, [...places.values()], 'words', say.found, { query });
}

/** A line that the message holds nearly whole comes before a longer one of which it is a part. */
const score = ({ covered, held }: { covered: number; held: number }): number => covered + held / 4;
