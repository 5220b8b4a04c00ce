import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { placeOf } from '../needs/curated.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { lineIn } from '../search/lines.ts';
import { PhraseIndex } from '../search/phrases.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { withoutClaim } from './claim.ts';

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
  const index = new PhraseIndex(
    famousLines.flatMap(({ passage, wordings }) => {
      const place = placeOf(passage);
      const verses = kingJames.verses(place.book, place.chapter, place.first, place.last).map(({ text }) => text);
      return [...wordings, ...verses].map((wording): [string, Place] => [wording, place]);
    }),
  );
  indexes.set(kingJames, index);
  return index;
}

/** Whether a message is a famous line and nothing else. */
export function isQuotation({ library, words }: Asking): boolean {
  return indexOver(library.kingJames)
    .find(words.join(' '), LEAST)
    .some(({ covered, likeness }) => covered >= QUOTED || likeness >= QUOTED);
}

/** Whether a message is a part of a famous line, word for word. */
export function isWhollyQuoted({ library, words }: Asking): boolean {
  return indexOver(library.kingJames)
    .find(words.join(' '), LEAST)
    .some(({ covered }) => covered >= WHOLLY);
}

/** A famous line, in any wording and with spelling mistakes; undefined when the message is none. */
export function answerFamousLine(asking: Asking): VerseAnswer | undefined {
  const { library, words, say, topics, wishes } = asking;
  const { line, asked } = lineIn(words);
  const part = withoutClaim(wishes.message).join(' ');
  const index = indexOver(library.kingJames);
  const whole = index.find(line.join(' '), LEAST);
  const found = (whole.length > 0 || part === words.join(' ') ? whole : index.find(part, LEAST)).toSorted(
    (one, other) => score(other) - score(one),
  );
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
