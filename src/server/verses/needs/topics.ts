import { needs } from '#content/verses/needs/needs.ts';
import { wellKnown } from '#content/verses/wellKnown.ts';
import type { OpenEdition } from '../editions/edition.ts';
import { isSwahiliVerb } from '../language/concepts.ts';
import { isEnglish } from '../language/english.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { type Caller, callerOf } from './calls.ts';
import { needPlaces, wellKnownPlaces } from './curated.ts';
import { needCaller } from './needCaller.ts';

/** What a message is about. */
export interface Topic {
  /** The key of the need that it calls for most. */
  need: string;
  /** Its place in the index of needs. */
  at: number;
  score: number;
  /** How much of what the message says called for it, 0 to 1. */
  explained: number;
  /** The passages for it, the most fitting first. */
  places: Place[];
}

/** Finds needs and passages that go by a name. */
export interface Topics {
  /** The need that a message calls for, if any. */
  find(words: string[]): Topic | undefined;
  /** The passage that a message calls by its name, if it says little else. */
  named(words: string[]): Place | undefined;
  /** Whether a word calls for something in Kiswahili. */
  isSwahili(word: string): boolean;
}

/** Words that say nothing of what a message is about. */
const EMPTY = new Set(
  (
    'a an and any about am are as at aya be been being bible biblia but by can could de did do does for from get give god had ' +
    'has have he help her him his how i if im in is it its ive je just kama katika ki ko ku kuhusu kwa la like lord me mimi mstari ' +
    'my na naomba nataka need neno ni nina ninahitaji nipe of on or our please she so some tell that the their them there they ' +
    'this to today tomorrow us verse verses very wa want was we what when where which who why will with would ya you your za bwana mungu sana too really feel ' +
    'feeling say says said scripture scriptures show passage read word no yes ok not many much these those time yangu wangu langu changu zangu ' +
    'yako wengi nyingi mengi'
  )
    .split(' ')
    .map(stemOf),
);

/** A second need counts from this share of the first one's score on. */
const SHARE = 0.6;

/** @param english an English edition, whose words are taken for English */
export function openTopics(english: OpenEdition): Topics {
  const nameCaller = callerOf(wellKnown.map(({ names }) => ({ calls: names, wito: '' })));
  const stemsOfPlaces = needPlaces.map((places) => () => places.map((place) => stemsIn(english, place)));
  return {
    find(words) {
      const { scores, used } = needCaller.match(words);
      const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
      const [best] = ranked;
      if (!best) return undefined;
      const [at, score] = best;
      const said = sayings(words);
      const rest = said.filter((stem) => !used.has(stem));
      return {
        need: needs[at]?.key ?? '',
        at,
        score,
        explained: explainedShare(words, used),
        places: rank(ranked.filter(([, other]) => other >= score * SHARE).slice(0, 3), rest, stemsOfPlaces),
      };
    },
    named(words) {
      return namedPlace(nameCaller, words);
    },
    isSwahili: (word) => needCaller.isSwahili(word) || (!isEnglish(word) && isSwahiliVerb(word)),
  };
}

/** The stems of a message that say something. */
export function sayings(words: string[]): string[] {
  return words.map(stemOf).filter((stem) => stem.length > 1 && !EMPTY.has(stem));
}

/** The words of a message that say something. */
export function tells(words: string[]): string[] {
  return words.filter((word) => word.length > 1 && !EMPTY.has(stemOf(word)));
}

function explainedShare(words: string[], used: Set<string>): number {
  const said = sayings(words);
  return said.length === 0 ? 1 : said.filter((stem) => used.has(stem)).length / said.length;
}

/**
 * Passages of the needs that were called for: those that several of them share come first, then those of the first need
 * in pastoral order; a passage that holds another of the message's words moves up a little.
 */
function rank(ranked: [number, number][], rest: string[], stems: (() => Set<string>[])[]): Place[] {
  const [[first, most] = [0, 1]] = ranked;
  const places = new Map<string, { place: Place; score: number }>();
  for (const [at, score] of ranked) {
    const held = at === first && rest.length > 0 ? (stems[at]?.() ?? []) : [];
    for (const [rankAt, place] of (needPlaces[at] ?? []).entries()) {
      const usfm = usfmOf(place);
      const known = places.get(usfm) ?? { place, score: 0 };
      const share = (score / most) * (at === first ? 1 : SHARE);
      const extra = rest.some((stem) => held[rankAt]?.has(stem)) ? 0.12 : 0;
      known.score += share / (rankAt + 2) + extra;
      places.set(usfm, known);
    }
  }
  return [...places.values()].sort((one, other) => other.score - one.score).map(({ place }) => place);
}

const stemsKept = new WeakMap<Place, Set<string>>();

function stemsIn(edition: OpenEdition, place: Place): Set<string> {
  const kept = stemsKept.get(place);
  if (kept) return kept;
  const verses = edition.verses(place.book, place.chapter, place.first, place.last);
  const stems = new Set(verses.flatMap(({ text }) => wordsOf(text).map(stemOf)));
  stemsKept.set(place, stems);
  return stems;
}

function namedPlace(caller: Caller, words: string[]): Place | undefined {
  const { scores, used } = caller.match(words);
  const [best] = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
  if (!best || explainedShare(words, used) < 0.6) return undefined;
  return wellKnownPlaces[best[0]];
}
