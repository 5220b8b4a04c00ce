import type { Tone } from '#content/verses/needs/need.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { Feeling } from '../language/sentences.ts';
import { reply } from '../reply.ts';
import { answerPlaces, unseen } from '../search/answerPlaces.ts';
import { usfmOf } from '../search/places.ts';
import { fill } from '../search/quoting.ts';
import { type FittingNeed, fitNeed, type UnderstoodNeed } from './needFinder.ts';
import type { Topic } from './topics.ts';

/**
 * So likely the first need must be, together with those that its passages fit as well; below it the person is asked
 * which of three needs it is. What is told in more words is harder to read: chosen so that about two in a hundred
 * messages get an answer that does not fit.
 */
const SURE = 0.75;
const SURE_OF_MANY_WORDS = 0.85;
const MANY_WORDS = 6;
/** The first need is also answered when it is this many times as likely as the second. */
const AHEAD = 8;
/** Below this it is never answered. */
const LEAST = 0.7;
/** From here on no other need is offered beside the answer. */
const CERTAIN = 0.8;
/** So sure it must be that it is no need before the person is not asked; surer of who writes many words. */
const NO_NEED = 0.35;
const NO_NEED_IN_MANY_WORDS = 0.6;

/** Words that tell of trouble, whatever else a message is about. */
const TROUBLE = new Set(
  (
    'not never nobody none heavy dont cant wont isnt doesnt hate hates hard bad problem problems risk sad cry crying refuse refuses ' +
    'worried afraid scared fail failed failing fight fighting alone miss difficult trouble broken complications complicated ' +
    'struggling struggle off cancelled canceled postponed refused wrong tough pain hurts hurting stuck confused stressed worse worst tired nimechoka tumechoka maumivu vibaya ngumu nalia analia stolen missing imevunjika imefutwa wamekataa amekataa shida matatizo huzuni hawanisikii hataki hawataki died dead lost sick hospital naogopa'
  ).split(' '),
);

/** Words that say that what others are glad of is missing. */
const MISSING = new Set('hakuna bado sina hatuna without nothing yet'.split(' '));

/** Whether a message tells of trouble, or that something is missing. */
export const tellsOfLack = (words: string[]): boolean => isTroubled(words) || words.some((word) => MISSING.has(word));

const isTroubled = (words: string[]): boolean => words.some((word) => TROUBLE.has(word));

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
  const [fitting, ...others] = fittingNeeds(understood, asking);
  if (!fitting || contradicts(fitting, feeling, asking)) return undefined;
  const places = topic && topic.need === fitting.name ? topic.places : fitting.places;
  const answer = answerFitting(asking, { ...fitting, places }, feeling);
  const [first] = understood.likely;
  if ((first?.confidence ?? 0) >= CERTAIN) return answer;
  return {
    ...answer,
    suggestions: [...answer.suggestions, ...others.map((other) => capitalized(titleOf(other, asking)))],
  };
}

/** The passages for each likely need, by whose it is and what is felt. */
function fittingNeeds(understood: UnderstoodNeed, asking: Asking): FittingNeed[] {
  const feeling = feelingOf(understood, asking);
  return understood.likely.flatMap(({ need }) => fitNeed(need.key, understood.whose, feeling) ?? []);
}

const SAD: ReadonlySet<Feeling> = new Set(['grief', 'fear', 'shame', 'anger']);

/** Whether a glad answer would be given to who is sad: then it is asked which need it is. */
function contradicts({ name, need }: FittingNeed, feeling: Feeling, { words }: Asking): boolean {
  if (need.tone !== 'joy' || name !== need.key) return false;
  return SAD.has(feeling) || (words.length >= MANY_WORDS && tellsOfLack(words));
}

/** Fewer words name a need and tell of no feeling. */
const LEAST_WORDS = 3;

/** What people write who are glad. */
const EXULTS = /[!🎉🥳😂😄❤🙌💃👏😊]/u;

/** Words of joy, of thanks and of what ended well. Of a hard need such as sickness nobody is glad without one of them. */
const GLADNESS =
  /\b(?:thank|grateful|prais|glad|happy|joy|rejoic|glor|celebrat|bless|proud|finally|at last|recover|heal|better|free\b|freed|sober|clean|won\b|pass|paid|clear|restor|reconcil|return|home|back|danc|laugh|smil|sing|sang|answer|amazing|testi|hallelu|halelu|amen|ebenezer|yes\b|no longer|not anymore|god did|asante|\w*shukur|\w*furah|utukufu|sifa|hatimaye|\w*pon[aey]|afueni|huru|\w*faulu|\w*pita\b|\w*shinda|\w*lipa|\w*lipwa|\w*rudi|\w*patana|\w*acha\b|\w*cheka|\w*tabasamu|ushuhuda|\w*bariki|mungu ni mwema|mungu ametenda|\w*toka\b|\w*pata\b|\w*pewa)/i;

/** What is felt; joy and thanks only where nothing tells of trouble, and no sorrow where somebody exults. */
function feelingOf({ feeling, likely }: UnderstoodNeed, { words, message }: Asking): Feeling {
  if (words.length < LEAST_WORDS) return 'none';
  if (isGlad(feeling)) {
    const isHard = likely[0]?.need.tone === 'sorrow' || likely[0]?.need.tone === 'courage';
    const shown = !isHard || EXULTS.test(message) || GLADNESS.test(message);
    return isTroubled(words) || !shown ? 'none' : feeling;
  }
  const exults = EXULTS.test(message) && !isTroubled(words) && likely[0]?.need.tone !== 'sorrow';
  return exults && SAD.has(feeling) ? 'none' : feeling;
}

const isGlad = (feeling: Feeling): boolean => feeling === 'joy' || feeling === 'thanks';

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

/** A need that is less likely is not offered; a broad one, which fits many, stands in its place. */
const LEAST_OFFERED = 0.05;
/** Words about a death wound whom nobody died: they are not offered on a mere guess. */
export const OF_DEATH: ReadonlySet<string> = new Set(['grief', 'loss-of-a-child', 'widow', 'dying', 'orphan']);
const LEAST_OFFERED_OF_DEATH = 0.25;
/** Nor is joy, where nobody shows it. */
const LEAST_OFFERED_OF_JOY = 0.2;
const OFFERED = 3;
/** Less likely than this, the first need is hardly more than a guess. */
const NEXT_TO_NOTHING = 0.22;
const GLAD_AND_SAD = ['thanksgiving', 'sadness'];

/** Needs that fit most who feel so. Where nothing tells what is felt, one of them fits the glad and one the sad. */
const BROAD: Readonly<Record<Feeling, readonly string[]>> = {
  none: ['help', 'thanksgiving', 'sadness'],
  grief: ['sadness', 'help', 'encouragement'],
  fear: ['anxiety', 'help', 'encouragement'],
  shame: ['shame', 'forgiveness', 'help'],
  anger: ['peace', 'help', 'encouragement'],
  joy: ['thanksgiving', 'joy', 'help'],
  thanks: ['thanksgiving', 'joy', 'help'],
};

/** From this likelihood on, the first need tells whether a message is glad or sad. */
const TELLS_TONE = 0.22;

/** The needs that fit most who write so: never thanksgiving beside grief or fear. */
function broadNeeds(understood: UnderstoodNeed, asking: Asking): readonly string[] {
  const feeling = feelingOf(understood, asking);
  if (feeling !== 'none') return BROAD[feeling];
  if (isTroubled(asking.words)) return BROAD.grief;
  const [first] = understood.likely;
  if (!first || first.confidence < TELLS_TONE) return BROAD.none;
  return BROAD_OF_TONE[first.need.tone];
}

const BROAD_OF_TONE: Readonly<Record<Tone, readonly string[]>> = {
  sorrow: BROAD.grief,
  courage: ['help', 'encouragement', 'peace'],
  joy: BROAD.thanks,
  plain: BROAD.none,
};

/** The three needs that are offered where it is not clear which is meant. */
function offeredNeeds(understood: UnderstoodNeed, asking: Asking): FittingNeed[] {
  const { likely, whose } = understood;
  const feeling = feelingOf(understood, asking);
  const isOffered = ({ need, confidence }: UnderstoodNeed['likely'][number]) => {
    const isUnshown = need.tone === 'joy' && !isGlad(feeling) && !EXULTS.test(asking.message);
    if (isUnshown && isTroubled(asking.words)) return false;
    const least = OF_DEATH.has(need.key) ? LEAST_OFFERED_OF_DEATH : isUnshown ? LEAST_OFFERED_OF_JOY : LEAST_OFFERED;
    return confidence >= least;
  };
  const broad = broadNeeds(understood, asking);
  const offered = likely.filter(isOffered).map(({ need }) => need.key);
  // Where next to nothing is known, there is one for the glad and one for the sad.
  const isOpen = (likely[0]?.confidence ?? 0) < NEXT_TO_NOTHING && broad === BROAD.none;
  const keys = isOpen ? [...offered.slice(0, 1), ...GLAD_AND_SAD, ...broad] : [...offered, ...broad];
  const fitting = keys.flatMap((key) => fitNeed(key, whose, feeling) ?? []);
  // Several needs may share the passages for who is glad.
  return fitting
    .filter((one, at) => fitting.findIndex(({ english }) => english === one.english) === at)
    .slice(0, OFFERED);
}

/** Asks back with three needs to tap; undefined when the message seems to tell of none. */
export function askWhich(asking: Asking, understood: UnderstoodNeed): VerseAnswer | undefined {
  const { nothing, likely } = understood;
  const isLong = asking.words.length >= MANY_WORDS;
  if (isLong ? nothing >= NO_NEED_IN_MANY_WORDS : nothing >= Math.min(NO_NEED, likely[0]?.confidence ?? 0))
    return undefined;
  const { say, language, context } = asking;
  const titles = offeredNeeds(understood, asking).map((fitting) => titleOf(fitting, asking));
  const [a = '', b = '', c = ''] = titles;
  return reply({
    kind: 'choice',
    language,
    lead: fill(say.which, { a, b, c }),
    suggestions: titles.map(capitalized),
    context: { ...context, language, query: asking.message.slice(0, VERSE_LIMITS.query) },
  });
}

/** The names of the needs that a message may tell of, the likeliest first, as they are offered to tap. */
export const needTitles = (asking: Asking, understood: UnderstoodNeed): string[] =>
  offeredNeeds(understood, asking).map((fitting) => capitalized(titleOf(fitting, asking)));

const titleOf = ({ english, swahili }: FittingNeed, { language }: Asking): string =>
  language === 'sw' ? swahili : english;

const capitalized = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);
