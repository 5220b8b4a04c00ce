import type { Tone } from '#content/verses/needs/need.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill } from '../fill.ts';
import type { Feeling, Whose } from '../language/sentences.ts';
import { answerPlaces, unseen } from '../search/answerPlaces.ts';
import { usfmOf } from '../search/places.ts';
import { feelingOf, isForTheGlad, isGlad, OF_GLADNESS, SAD, showsGladness, tellsOfLack } from './gladness.ts';
import { type FittingNeed, fitNeed, MANY_WORDS, type UnderstoodNeed } from './needFinder.ts';
import type { Topic } from './topics.ts';

/**
 * So likely the first need must be, together with those that its passages fit as well; below it the person is asked
 * which of three needs it is. What is told in more words is harder to read: chosen so that about two in a hundred
 * messages get an answer that does not fit.
 */
const SURE = 0.75;
const SURE_OF_MANY_WORDS = 0.78;
/** How many other needs are offered beside an answer. */
const BESIDE = 2;
/** The first need is also answered when it is this many times as likely as the second. */
const AHEAD = 6;
/** Below this it is never answered. */
const LEAST = 0.7;
/** From here on no other need is offered beside the answer. */
const CERTAIN = 0.8;

/** Whether it is clear which need a message tells of. */
export function isClear({ likely, nothing, together }: UnderstoodNeed, words: string[]): boolean {
  const [first, second] = likely;
  if (!first || nothing > first.confidence) return false;
  const ahead = first.confidence >= AHEAD * Math.max(second?.confidence ?? 0, nothing);
  const sure = words.length < MANY_WORDS ? SURE : SURE_OF_MANY_WORDS;
  return together >= sure || (first.confidence >= LEAST && ahead);
}

/**
 * Answers the need that a message tells of; undefined when it is not clear which that is. The next likely needs are
 * there to tap.
 *
 * @param topic the need that the word lists call for: when it is the same one, their order of passages holds
 */
export function answerNeed(
  asking: Asking,
  understood: UnderstoodNeed,
  topic: Topic | undefined,
): VerseAnswer | undefined {
  if (!isClear(understood, asking.words)) return undefined;
  const feeling = feelingOf(understood, asking);
  const [likeliest, ...others] = fittingNeeds(understood, asking);
  const isGladToSad = likeliest && contradicts(likeliest, understood, asking);
  const fitting = isGladToSad ? consoling(likeliest, understood.whose) : likeliest;
  if (!fitting) return undefined;
  const places = topic && topic.need === fitting.name ? topic.places : fitting.places;
  const answer = answerFitting(asking, { ...fitting, places }, feeling);
  const [first] = understood.likely;
  if ((first?.confidence ?? 0) >= CERTAIN) return answer;
  return {
    ...answer,
    suggestions: [
      ...answer.suggestions,
      ...others.slice(0, BESIDE).map((other) => capitalized(titleOf(other, asking))),
    ],
  };
}

/** Passages of a glad need for somebody who is sad (a wedding that was called off); undefined if there are none. */
export function consoling({ need }: FittingNeed, whose: Whose): FittingNeed | undefined {
  const fitting = fitNeed(need.key, whose, 'grief');
  return fitting?.name === need.key ? undefined : fitting;
}

/** The passages for each likely need, by whose it is and what is felt. */
function fittingNeeds(understood: UnderstoodNeed, asking: Asking): FittingNeed[] {
  const feeling = feelingOf(understood, asking);
  return understood.likely.flatMap(({ need }) => fitNeed(need.key, understood.whose, feeling) ?? []);
}

/** Whether the answer is glad although the person is sad: then the person is asked which need it is. */
function contradicts({ name, need }: FittingNeed, understood: UnderstoodNeed, asking: Asking): boolean {
  if (!isForTheGlad(need) || name !== need.key) return false;
  if (OF_GLADNESS.has(need.key) && !showsGladness(asking, understood, need.key)) return true;
  return SAD.has(feelingOf(understood, asking)) || (asking.words.length >= MANY_WORDS && tellsOfLack(asking.words));
}

/** Quotes the first passage for a need, and names two more. */
export function answerFitting(asking: Asking, fitting: FittingNeed, feeling: Feeling): VerseAnswer {
  const { say, language } = asking;
  const topic = language === 'sw' ? fitting.swahili : fitting.english;
  const lead = fill(say.leads[toneOf(fitting.need.tone, feeling)], { topic });
  // Who goes on about the same need is not given the same passage again.
  const others =
    fitting.name === asking.context.need
      ? unseen(asking, fitting.places)
      : fitting.places.filter((place) => usfmOf(place) !== asking.context.passage);
  const places = others.length > 0 ? others : fitting.places;
  return answerPlaces(modern(asking), places, 'need', lead, { need: fitting.name });
}

/** Joy only where the person shows it; neither sorrow nor courage for who gives thanks. */
function toneOf(tone: Tone, feeling: Feeling): Tone {
  const glad = isGlad(feeling);
  if (tone === 'joy') return glad ? 'joy' : 'plain';
  return glad ? 'plain' : tone;
}

/** For needs the modern edition answers first, where the church has added one. */
function modern(asking: Asking): Asking {
  const { wishes, library, language } = asking;
  return { ...asking, edition: wishes.edition ?? library.modern(language) };
}

/** The name of a need in the language of the conversation. */
export const titleOf = ({ english, swahili }: FittingNeed, { language }: Asking): string =>
  language === 'sw' ? swahili : english;

/** A text that begins with a capital letter, as it is offered to tap. */
export const capitalized = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);
