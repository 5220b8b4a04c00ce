import {
  BEFORE_DESCRIPTION,
  DEFINITE,
  DESCRIBE_NOTHING,
  DESCRIBED,
  GENERAL,
  HEADS,
  OF_JESUS,
} from '#content/verses/asks/quoting.ts';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { wellKnown } from '#content/verses/wellKnown.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { formsOf } from '../language/concepts.ts';
import { memoize, onceFor } from '../language/memoize.ts';
import { phraseList } from '../language/phraseList.ts';
import { setOf, stemOf, wordsOf } from '../language/words.ts';
import { placeOf } from '../needs/curated.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { answerPlaces } from '../search/quoting.ts';

const described = phraseList(DESCRIBED, HEADS);
const before = setOf(`${BEFORE_DESCRIPTION} ${HEADS.HEAD} the a other not in`);
/** Words for a passage that people also use when they ask about a need. */
const general = setOf(GENERAL);
const definite = phraseList(DEFINITE);
/** `What Jesus said about the shepherd`: only the Gospels. */
const asksOfJesus = phraseList(OF_JESUS);
/** Words that describe nothing. */
const empty = new Set(DESCRIBE_NOTHING.split(' ').map(stemOf));

/** What is described, behind the last words that say so; undefined where something else stands before them. */
function describedIn(words: readonly string[]): { head: string; about: string[] } | undefined {
  const found = described.last(words);
  if (!found || found.to >= words.length || !words.slice(0, found.from).every((word) => before.has(word)))
    return undefined;
  return { head: words[found.from] ?? '', about: words.slice(found.to) };
}

/** The share of the description that a passage must hold, counted by how rare its words are. */
const LEAST_HELD = 0.6;
/** How much a word counts that stands in no famous passage: it may be another translation's. */
const UNKNOWN = 2;
/** How much a word of the same meaning counts beside the word itself. */
const ALIKE = 0.5;
/** What a passage of the same chapter as the one before has ahead of others. */
const NEAR = 0.15;

/**
 * The famous passages with the stems of all their wordings and what they mean, and how rare each stem is among them: the
 * fewer hold it, the higher.
 */
const indexOver = onceFor((kingJames: OpenEdition) => {
  const lines = [...wellKnown.map(({ names, passage }) => ({ passage, wordings: [names] })), ...famousLines];
  const known = [...Map.groupBy(lines, ({ passage }) => passage)].map(([passage, list]) => {
    const place = placeOf(passage);
    const verses = kingJames.verses(place).map(({ text }) => text);
    const texts = [...list.flatMap(({ wordings }) => wordings), ...verses];
    return { place, stems: new Set(texts.flatMap((text) => formsOf(wordsOf(text)).flat())) };
  });
  const rarity = memoize((stem: string) => {
    const times = known.filter(({ stems }) => stems.has(stem)).length;
    return times === 0 ? UNKNOWN : Math.log((known.length + 1) / times);
  });
  return { known, rarity };
});

/**
 * The famous passages that hold what is described, in any translation and in words of the same meaning; the best first.
 *
 * @param least the least share of the description that they hold
 * @param ahead what a passage has ahead of others, from 0 to 1; undefined where it is not meant
 */
export function placesDescribed(
  { library }: Pick<Asking, 'library'>,
  about: readonly string[],
  least: number,
  ahead: (place: Place) => number | undefined,
): Place[] {
  const { known, rarity } = indexOver(library.kingJames);
  const said = formsOf(about).filter(([word = '']) => word.length > 1 && !empty.has(word));
  const total = said.reduce((sum, [word = '']) => sum + rarity(word), 0);
  return known
    .map(({ place, stems }) => {
      const found = said.filter((forms) => forms.some((form) => stems.has(form)));
      const shares = found.map(([word = '']) => rarity(word) * (stems.has(word) ? 1 : ALIKE));
      const held = shares.reduce((sum, share) => sum + share, 0) / (total || 1);
      // A short passage that holds the words is more about them than a long one.
      return { place, held, score: held + (ahead(place) ?? 0) - stems.size / 4000 };
    })
    .filter(({ place, held }) => held > 0 && held >= least && ahead(place) !== undefined)
    .sort((one, other) => other.score - one.score)
    .map(({ place }) => place);
}

const GOSPELS = new Set(['MAT', 'MRK', 'LUK', 'JHN']);

/**
 * The famous passage that a message describes: `the one about waiting and eagles`, `no, the one with the belt and the
 * shield`. Undefined when it describes none.
 */
export function describedPlaces({ words, library, context }: Asking): Place[] {
  const found = describedIn(words);
  // `A verse about hope` names a need. After another passage it may describe one; `which verse talks of hope` does not.
  const mayDescribe = context.passage !== undefined && words[0] !== 'which';
  if (!found || (general.has(found.head) && !mayDescribe && !definite.isIn(words))) return [];
  const ofJesus = asksOfJesus.isIn(words);
  const telling = found.about.filter((word) => word.length > 1 && !empty.has(stemOf(word)));
  // One word is a topic, not a description.
  if (telling.length < 2 && !ofJesus) return [];
  const before = context.passage?.split('.', 2).join('.');
  return placesDescribed({ library }, found.about, LEAST_HELD, (place) => {
    if (ofJesus && !GOSPELS.has(place.book.code)) return undefined;
    return before === `${place.book.code}.${place.chapter}` ? NEAR : 0;
  }).slice(0, 3);
}

/** Quotes the famous passage that a message describes. */
export function answerDescribed(asking: Asking): VerseAnswer | undefined {
  const shown = asking.context.passage;
  const places = describedPlaces(asking).filter((place) => usfmOf(place) !== shown);
  return places.length > 0
    ? answerPlaces(asking, places, 'words', asking.say.found, { query: asking.words.join(' ').slice(0, 200) })
    : undefined;
}
