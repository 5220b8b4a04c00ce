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
import { onceFor } from '../language/memoize.ts';
import { phraseList } from '../language/phraseList.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { placeOf } from '../needs/curated.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { type Place, usfmOf } from '../search/places.ts';

/** A famous passage with the stems of all its wordings and what they mean. */
interface Known {
  place: Place;
  stems: ReadonlySet<string>;
}

const described = phraseList(DESCRIBED, HEADS);
const set = (words: string) => new Set(words.split(' '));
const before = set(`${BEFORE_DESCRIPTION} ${HEADS.HEAD} the a other not in`);
/** Words for a passage that people also use when they ask about a need. */
const general = set(GENERAL);
const definite = phraseList(DEFINITE);
/** `What Jesus said about the shepherd`: only the Gospels. */
const asksOfJesus = phraseList(OF_JESUS);
/** Words that describe nothing. */
const empty = new Set(DESCRIBE_NOTHING.split(' ').map(stemOf));

/** What is described, behind the last words that say so; undefined where something else stands before them. */
function describedIn(words: readonly string[]): { head: string; about: string[] } | undefined {
  const [found] = described.findAll(words).toSorted((one, other) => other.to - one.to);
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
interface Index {
  known: Known[];
  /** The rarity of each stem: the fewer famous passages hold it, the higher. */
  rarity: Map<string, number>;
}

const indexOver = onceFor((kingJames: OpenEdition): Index => {
  const byPlace = new Map<string, { place: Place; stems: Set<string> }>();
  const add = (passage: string, wordings: readonly string[]) => {
    const place = placeOf(passage);
    const own = byPlace.get(passage) ?? { place, stems: new Set() };
    const verses = kingJames.verses(place.book, place.chapter, place.first, place.last).map(({ text }) => text);
    const forms = [...wordings, ...verses].flatMap((text) => formsOf(wordsOf(text)).flat());
    for (const form of forms) if (form.length > 1 && !empty.has(form)) own.stems.add(form);
    byPlace.set(passage, own);
  };
  for (const { names, passage } of wellKnown) add(passage, [names]);
  for (const { passage, wordings } of famousLines) add(passage, wordings);
  const known = [...byPlace.values()];
  const count = new Map<string, number>();
  for (const { stems } of known) for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
  const rarity = new Map([...count].map(([stem, times]) => [stem, Math.log((known.length + 1) / times)]));
  return { known, rarity };
});

/** The forms of the words that describe something. */
const describing = (words: readonly string[]): string[][] =>
  formsOf(words).filter((forms) => forms.every((form) => form.length > 1 && !empty.has(form)));

const GOSPELS = new Set(['MAT', 'MRK', 'LUK', 'JHN']);

/**
 * The famous passage that a message describes: `the one about waiting and eagles`, `no, the one with the belt and the
 * shield`. Undefined when it describes none.
 */
export function describedPlaces({ words, library, context }: Asking): Place[] {
  const found = describedIn(words);
  // `A verse about hope` names a need; only after another passage may it describe one.
  if (!found || (!context.passage && general.has(found.head) && !definite.isIn(words))) return [];
  const { about } = found;
  const ofJesus = asksOfJesus.isIn(words);
  const { known, rarity } = indexOver(library.kingJames);
  const said = describing(about);
  const weights = said.map(([word = '']) => rarity.get(word) ?? UNKNOWN);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // One word is a topic, not a description.
  if (said.length === 0 || (said.length === 1 && !ofJesus)) return [];
  const before = context.passage?.split('.').slice(0, 2).join('.');
  const scored = known
    .filter(({ place }) => !ofJesus || GOSPELS.has(place.book.code))
    .map(({ place, stems }) => {
      const shares = said.map(([word = '', ...others]) =>
        stems.has(word) ? 1 : others.some((form) => stems.has(form)) ? ALIKE : 0,
      );
      const held = shares.reduce<number>((sum, share, at) => sum + share * (weights[at] ?? 0), 0) / total;
      const isNear = before !== undefined && usfmOf(place).startsWith(`${before}.`);
      // A short passage that holds the words is more about them than a long one.
      const score = held + (isNear ? NEAR : 0) - stems.size / 4000;
      return { place, score, held, exact: shares.includes(1) };
    })
    .filter(({ held, exact }) => held >= LEAST_HELD && exact)
    .sort((one, other) => other.score - one.score);
  return scored.slice(0, 3).map(({ place }) => place);
}

/** The famous passages of one chapter whose wordings hold all that is described, in any translation. */
export function placesDescribed(
  { library }: Asking,
  about: readonly string[],
  { book, chapter }: Pick<Place, 'book' | 'chapter'>,
): Place[] {
  const said = formsOf(about).filter(([word = '']) => word.length > 1 && !empty.has(word));
  if (said.length === 0) return [];
  return indexOver(library.kingJames)
    .known.filter(({ place }) => place.book === book && place.chapter === chapter)
    .filter(({ stems }) => said.every((forms) => forms.some((form) => stems.has(form))))
    .toSorted((one, other) => one.stems.size - other.stems.size)
    .map(({ place }) => place);
}

/** Quotes the famous passage that a message describes. */
export function answerDescribed(asking: Asking): VerseAnswer | undefined {
  const shown = asking.context.passage;
  const places = describedPlaces(asking).filter((place) => usfmOf(place) !== shown);
  return places.length > 0
    ? answerPlaces(asking, places, 'words', asking.say.found, { query: asking.words.join(' ').slice(0, 200) })
    : undefined;
}
