import { HELPER } from '#content/verses/asked.ts';
import type { Need, Tone } from '#content/verses/needs/need.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import type { Feeling } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import { fill, listed, reply } from '../reply.ts';
import { usfmOf } from '../search/places.ts';
import { answerPlaces, unseen } from '../search/quoting.ts';
import { feelingOf, type Mood, moodOf, SAD_FEELINGS, suits } from './mood.ts';
import { type FittingNeed, fitNeed, GLADLY, MANY_WORDS, type UnderstoodNeed, understandNeed } from './needFinder.ts';

/** So likely the first need must be, together with those that its passages fit as well, for a message to be clear. */
export const CLEAR = 0.75;
/** In a short message within a conversation it must be likelier: such a message leans on the one before. */
const CLEAR_WITHIN = 0.85;
/** So likely it must be to be answered at once, with others to tap, where nothing was said before. */
const LIKELY = 0.13;
/** The same for a need of sorrow, whose words hurt who is glad, and for one of joy where somebody sounds sad. */
const LIKELY_TO_HURT = 0.45;
/** For a need of sorrow where sorrow, fear or the like is felt in the message. */
const LIKELY_IN_SORROW = 0.3;
/** A need that is less likely is not offered; one of which a wrong guess would hurt must be likelier. */
const OFFERED = 0.02;
const OFFERED_OF_DEATH = 0.2;
const OFFERED_OF_JOY = 0.12;
export const OF_DEATH = new Set(['grief', 'loss-of-a-child', 'widow', 'dying', 'orphan']);
const MOST_OFFERED = 3;
const BESIDE = 2;
/** Where the first is less likely than this, as many are named beside it as would be asked about. */
const UNSURE = 0.5;
/** If a message is this likely about no need at all, nobody is asked which. */
const NO_NEED = 0.35;
const NO_NEED_IN_MANY_WORDS = 0.6;
/** What is offered besides where only one need is likely, or none: at least two, so that there is a choice. */
const BROAD: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['thanksgiving', 'praise'],
  sad: ['help', 'encouragement'],
  guilty: ['forgiveness', 'shame'],
  unknown: [],
};
/** Wrongs and weaknesses of one's own: mercy is named before the word on them. */
const OWN_WRONGS = new Set(
  'jealousy pride laziness tongue gambling addiction purity temptation unfaithfulness honesty anger backsliding'.split(
    ' ',
  ),
);
/** Words of who writes of himself or herself. */
const own = phraseList(
  '^ jealous|envious|lazy|addicted\ni|im|ive|am|me|my|nina|naskia|nasikia|nime*|nili*|nisaidi*|mimi|yangu|wangu|naona|ninaona|ninamwonea',
);
/** What somebody in guilt is met with first. */
const MERCY = ['forgiveness', 'shame', 'grace', 'mercy', 'repentance', 'backsliding'];

/** Whether somebody tells of a wrong or a weakness of his or her own. Anger is one where it is regretted. */
const isOwnWrong = ({ words }: Asking, { key }: Need, feeling: Feeling): boolean =>
  OWN_WRONGS.has(key) && (feeling === 'guilt' || feeling === 'shame' || (key !== 'anger' && own.isIn(words)));

const isGlad = (feeling: Feeling): boolean => feeling === 'joy' || feeling === 'thanks';

/** Whether it is clear which need a message tells of. */
export const isClear = ({ likely: [first], nothing, together }: UnderstoodNeed, least = CLEAR): boolean =>
  first !== undefined && nothing <= first.confidence && together >= least;

/** What a message tells of, its mood, the needs that suit this mood, and those of them that may be offered to tap. */
function toldIn(asking: Asking, understood: UnderstoodNeed) {
  const { likely, whose, feeling } = understood;
  const isOwn = likely[0] && isOwnWrong(asking, likely[0].need, feeling);
  const mood = isOwn ? 'guilty' : moodOf(asking, understood);
  const felt = feelingOf(asking, feeling, mood);
  const fitting = likely.flatMap(({ need, confidence }) => {
    const first = fitNeed(need.key, whose, felt);
    // A wedding that was called off has words of its own.
    const consoling = first && !suits(first, mood) ? fitNeed(need.key, whose, 'grief') : first;
    return consoling && suits(consoling, mood) ? [{ need: consoling, confidence }] : [];
  });
  return {
    ...{ likely, whose, asking, mood, felt },
    fitting: fitting.map(({ need }) => need),
    offered: fitting
      .filter(({ need, confidence }) => isOffered(need, confidence, need.need === likely[0]?.need))
      .map(({ need }) => need),
  };
}

type Told = ReturnType<typeof toldIn>;

/** Whether a need may be offered: always the likeliest, never thanks in a trouble, for which there is thanksgiving. */
const isOffered = ({ name, need }: FittingNeed, confidence: number, isFirst: boolean): boolean => {
  if (isFirst || name.endsWith(GLADLY)) return isFirst;
  const isOfJoy = need.tone === 'joy' && name === need.key;
  return confidence >= (OF_DEATH.has(need.key) ? OFFERED_OF_DEATH : isOfJoy ? OFFERED_OF_JOY : OFFERED);
};

const quoteFor = ({ asking, felt, whose }: Told, fitting: FittingNeed): VerseAnswer =>
  answerFitting(asking, fitting, felt, whose !== 'self');

/** How likely the first need must be to be answered at once. */
function leastOf({ asking: { words, context }, likely: [first], mood, felt }: Told): number {
  if (words.length <= MANY_WORDS && (context.need || context.query || context.shown?.[1])) return CLEAR_WITHIN;
  const tone = first?.need.tone;
  if (tone === 'sorrow') return SAD_FEELINGS.has(felt) ? LIKELY_IN_SORROW : LIKELY_TO_HURT;
  return tone === 'joy' && mood === 'sad' ? LIKELY_TO_HURT : LIKELY;
}

/**
 * Answers the need that a message tells of, with the next likely ones to tap; undefined when it is not clear which it is.
 * Guilt is met with mercy first. A message that only tells that something ended well is answered with thanks.
 */
export function answerNeed(asking: Asking, understood: UnderstoodNeed): VerseAnswer | undefined {
  const told = toldIn(asking, understood);
  const [first] = told.fitting;
  if (!isClear(understood, leastOf(told))) {
    const givesThanks = told.mood === 'glad' && asking.words.length > 2;
    const thanks = givesThanks ? fitNeed('thanksgiving', told.whose, 'thanks') : undefined;
    const others = choicesOf(told).filter(({ need }) => need !== thanks?.need);
    return thanks && withOthers(asking, quoteFor({ ...told, felt: 'thanks' }, thanks), others);
  }
  if (first?.need !== understood.likely[0]?.need || !first) return undefined;
  const { key, tone } = first.need;
  // Words of joy hurt who is in trouble, words of sorrow who is glad: where it is not sure which, it is asked.
  const isTorn = understood.mixed && told.mood === 'unknown';
  if (tone === 'joy' ? isTorn : tone === 'sorrow' && isGlad(understood.feeling)) return askWhich(asking, understood);
  const needsMercy = told.mood === 'guilty' && !MERCY.includes(key) && !OWN_WRONGS.has(key);
  const mercy = needsMercy ? fitNeed('forgiveness', 'self', 'shame') : undefined;
  const answered = mercy ?? first;
  const broad = told.mood === 'sad' ? [] : broadIn(told).slice(0, 1);
  const others = distinct([...told.offered, ...broad]).filter(({ need }) => need !== answered.need);
  const most = understood.together < UNSURE ? MOST_OFFERED : BESIDE;
  const answer = withOthers(asking, quoteFor(told, answered), others, most);
  return { ...answer, context: { ...answer.context, query: asking.message.slice(0, VERSE_LIMITS.query) } };
}

const withOthers = (asking: Asking, answer: VerseAnswer, others: FittingNeed[], most = BESIDE): VerseAnswer => ({
  ...answer,
  suggestions: [...answer.suggestions, ...titlesOf(asking, others.slice(0, most))],
});

/** Asks back with the needs that a message may tell of, two or three; undefined when it seems to tell of none. */
export function askWhich(asking: Asking, understood: UnderstoodNeed): VerseAnswer | undefined {
  const { nothing, likely } = understood;
  const isLong = asking.words.length >= MANY_WORDS;
  if (nothing >= (isLong ? NO_NEED_IN_MANY_WORDS : Math.min(NO_NEED, likely[0]?.confidence ?? 0))) return undefined;
  const told = toldIn(asking, understood);
  const [only, ...others] = choicesOf(told);
  // One that is likely is better than one beside it that is not.
  return only && others.length === 0
    ? quoteFor(told, only)
    : only && offering(asking, asking.say.which, [only, ...others], asking.message);
}

/** The needs that are asked about: the likely ones, with fewer than two of them a broad one, and to the guilty mercy first. */
function choicesOf(told: Told): FittingNeed[] {
  const { mood, offered } = told;
  const broad = broadIn(told);
  const all = mood === 'guilty' ? [...broad.slice(0, 1), ...offered, ...broad] : [...offered, ...broad];
  return distinct(all).slice(0, mood === 'guilty' || offered.length > 2 ? MOST_OFFERED : 2);
}

const broadIn = ({ mood, whose, felt }: Told): FittingNeed[] =>
  BROAD[mood].flatMap((key) => fitNeed(key, whose, felt) ?? []);

/** Several needs may share the same passages. */
const distinct = (all: readonly FittingNeed[]): FittingNeed[] =>
  all.filter((one, at) => all.findIndex(({ english }) => english === one.english) === at);

const titlesOf = ({ language }: Asking, needs: readonly FittingNeed[]): string[] =>
  needs.map((fitting) => {
    const title = language === 'sw' ? fitting.swahili : fitting.english;
    return title.charAt(0).toUpperCase() + title.slice(1);
  });

/** The answer that offers needs to tap. `words` has places for their titles, one by one and the last. */
function offering(asking: Asking, words: string, offered: readonly FittingNeed[], query?: string): VerseAnswer {
  const { language, context } = asking;
  const titles = titlesOf(asking, offered);
  const small = offered.map((fitting) => (language === 'sw' ? fitting.swahili : fitting.english));
  const choices = listed(small, language, 'disjunction');
  return reply({
    kind: 'choice',
    language,
    lead: fill(words, { choices }),
    suggestions: titles,
    context: { ...context, ...(query && { query: query.slice(0, VERSE_LIMITS.query) }) },
  });
}

/** What is offered when none of the first needs was meant: most people find themselves in one of these. */
const ELSE = ['anxiety', 'sadness', 'help', 'encouragement', 'decision', 'hope'];

/** Offers other needs when a person says that none of the offered ones was meant. */
export function askWhichElse(asking: Asking, query: string): VerseAnswer {
  const before = { ...asking, message: query, words: wordsOf(query) };
  const understood = understandNeed(query);
  const told = toldIn(before, understood);
  const refused = new Set(choicesOf(told).map(({ name }) => name));
  const others = [...told.offered, ...ELSE.flatMap((key) => fitNeed(key, understood.whose, 'none') ?? [])];
  const fresh = [...new Set(others)].filter(({ name, need }) => !refused.has(name) && need.tone !== 'joy');
  return offering(asking, asking.say.whichElse, fresh.slice(0, MOST_OFFERED));
}

const helper = phraseList(HELPER);

/**
 * Quotes the first passage for a need, and names two more. Whoever asks for a word to give to somebody is spoken to as the
 * one who helps.
 */
export function answerFitting(asking: Asking, fitting: FittingNeed, feeling: Feeling, isOfOther = true): VerseAnswer {
  const { say, language } = asking;
  const topic = language === 'sw' ? fitting.swahili : fitting.english;
  const tone = toneOf(fitting.need.tone, feeling);
  const helps = tone !== 'joy' && isOfOther && helper.isIn(asking.words);
  const isMerciful = isOwnWrong(asking, fitting.need, feeling);
  const lead = fill(helps ? say.toHelper : isMerciful ? say.ofMercy : say.leads[tone], { topic });
  const others = unseen(asking, fitting.places).filter((place) => usfmOf(place) !== asking.context.passage);
  const places = others.length > 0 ? others : fitting.places;
  return answerPlaces(modern(asking), places, 'need', lead, { need: fitting.name });
}

/** Joy only where the person shows it; neither sorrow nor courage for who gives thanks. */
function toneOf(tone: Tone, feeling: Feeling): Tone {
  if (tone === 'joy') return isGlad(feeling) ? 'joy' : 'plain';
  return isGlad(feeling) ? 'plain' : tone;
}

/** For needs the modern edition answers first, where the church has added one. */
function modern(asking: Asking): Asking {
  const { wishes, library, language } = asking;
  return { ...asking, edition: wishes.edition ?? library.modern(language) };
}
