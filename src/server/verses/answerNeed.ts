import type { Tone } from '#content/verses/need.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse.ts';
import { answerPlaces } from './answerPlaces.ts';
import type { Asking } from './asking.ts';
import { type FittingNeed, fitNeed, type UnderstoodNeed } from './needFinder.ts';
import { fill } from './quoting.ts';
import { reply } from './reply.ts';
import type { Feeling } from './sentences.ts';
import type { Topic } from './topics.ts';

/** Below this the person is asked which of three needs it is. Measured: above it, most first guesses fit. */
const SURE = 0.34;
/** The first need is answered all the same when it is this many times as likely as the second. */
const AHEAD = 2.2;
/** Below this it is never answered. */
const LEAST = 0.15;
/** So sure it must be that it is no need before the person is not asked. */
const NO_NEED = 0.35;

/** Words that tell of trouble, whatever else a message is about. */
const TROUBLE = new Set(
  (
    'not never nobody none dont cant wont isnt doesnt hate hates hard bad problem problems risk sad cry crying refuse refuses ' +
    'worried afraid scared fail failed failing fight fighting alone miss difficult trouble broken complications complicated ' +
    'struggling struggle shida matatizo huzuni hawanisikii hataki hawataki died dead lost sick hospital naogopa'
  ).split(' '),
);

/**
 * Answers the need that a message tells of; undefined when it is not clear which that is.
 *
 * @param topic the need that the word lists call for: when it is the same one, their order of passages holds
 */
export function answerNeed(
  asking: Asking,
  { likely, nothing, whose, feeling }: UnderstoodNeed,
  topic: Topic | undefined,
): VerseAnswer | undefined {
  const [first, second] = likely;
  if (!first || nothing > first.confidence) return undefined;
  const clear =
    first.confidence >= SURE ||
    (first.confidence >= LEAST && first.confidence >= AHEAD * Math.max(second?.confidence ?? 0, nothing));
  const fitting = clear ? fitNeed(first.need.key, whose, feeling) : undefined;
  if (!fitting) return undefined;
  const places = topic && topic.need === fitting.name ? topic.places : fitting.places;
  return answerFitting(asking, { ...fitting, places }, feeling);
}

/** Quotes the first passage for a need, and names two more. */
export function answerFitting(asking: Asking, fitting: FittingNeed, feeling: Feeling): VerseAnswer {
  const { say, language } = asking;
  const topic = language === 'sw' ? fitting.swahili : fitting.english;
  const lead = fill(say.leads[toneOf(fitting.need.tone, feeling, asking.words)], { topic });
  return answerPlaces(modern(asking), fitting.places, 'need', lead, { need: fitting.name });
}

/** Joy only where the person shows it; neither sorrow nor courage for who gives thanks. */
function toneOf(tone: Tone, feeling: Feeling, words: string[]): Tone {
  const glad = (feeling === 'joy' || feeling === 'thanks') && !words.some((word) => TROUBLE.has(word));
  if (tone === 'joy') return glad ? 'joy' : 'plain';
  return glad ? 'plain' : tone;
}

/** For needs the modern edition answers first, where the church has added one. */
function modern(asking: Asking): Asking {
  const { wishes, library, language } = asking;
  return { ...asking, edition: wishes.edition ?? library.modern(language) };
}

/** Asks back with three needs to tap; undefined when the message seems to tell of none. */
export function askWhich(asking: Asking, { likely, nothing, whose, feeling }: UnderstoodNeed): VerseAnswer | undefined {
  if (nothing >= NO_NEED || nothing > (likely[0]?.confidence ?? 0)) return undefined;
  const { say, language, context } = asking;
  const titles = likely.flatMap(({ need }) => {
    const fitting = fitNeed(need.key, whose, feeling);
    return fitting ? [language === 'sw' ? fitting.swahili : fitting.english] : [];
  });
  const [a = '', b = '', c = ''] = titles;
  return reply({
    kind: 'choice',
    language,
    lead: fill(say.which, { a, b, c }),
    suggestions: titles.map((title) => title.charAt(0).toUpperCase() + title.slice(1)),
    context: { ...context, language, query: asking.message.slice(0, VERSE_LIMITS.query) },
  });
}
