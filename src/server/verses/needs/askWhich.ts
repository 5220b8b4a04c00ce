import type { Tone } from '#content/verses/needs/need.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { withoutSayings } from '../distress/sayings.ts';
import { fill } from '../fill.ts';
import type { Feeling } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import { reply } from '../reply.ts';
import { capitalized, consoling, titleOf } from './answerNeed.ts';
import { EXULTS, feelingOf, isForTheGlad, isGlad, isTroubled, tellsOfHarm } from './gladness.ts';
import { type FittingNeed, fitNeed, MANY_WORDS, type UnderstoodNeed, understandNeed } from './needFinder.ts';

/** If a message is this likely about no need at all, the person is not asked. A long message must be surer. */
const NO_NEED = 0.35;
const NO_NEED_IN_MANY_WORDS = 0.6;

/** A need that is less likely than this is not offered. A broad need, such as `help`, takes its place. */
const LEAST_OFFERED = 0.025;
/** Words about a death hurt a person who has lost nobody. So these needs must be likelier than others to be offered. */
export const OF_DEATH: ReadonlySet<string> = new Set(['grief', 'loss-of-a-child', 'widow', 'dying', 'orphan']);
const LEAST_OFFERED_OF_DEATH = 0.25;
/** The same limit for a person who writes in grief. */
const LEAST_OFFERED_IN_GRIEF = 0.1;
/** The limit for a need of joy when the message shows no joy. */
const LEAST_OFFERED_OF_JOY = 0.15;
const OFFERED = 3;
/** Below this likelihood the first need is only a guess. */
const NEXT_TO_NOTHING = 0.17;
/** What is offered when none of the first needs was meant: most people find themselves in one of these. */
const ELSE = ['anxiety', 'sadness', 'help', 'encouragement', 'decision', 'hope'];
const GLAD_AND_SAD = ['thanksgiving', 'sadness'];

/** Needs that fit most people with this feeling. If the feeling is unknown, one is glad and one is sad. */
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

/** Broad needs for a message. Never thanksgiving for somebody in grief or fear. */
function broadNeeds(understood: UnderstoodNeed, asking: Asking): readonly string[] {
  const feeling = feelingOf(understood, asking);
  if (feeling !== 'none') return BROAD[feeling];
  if (isTroubled(asking.words) || tellsOfHarm(asking.words)) return BROAD.grief;
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

/** How likely a need must be to be offered. */
function leastOffered(key: string, feeling: Feeling, isUnshownJoy: boolean): number {
  if (OF_DEATH.has(key)) return feeling === 'grief' ? LEAST_OFFERED_IN_GRIEF : LEAST_OFFERED_OF_DEATH;
  return isUnshownJoy ? LEAST_OFFERED_OF_JOY : LEAST_OFFERED;
}

/** From this likelihood on a glad need is offered as the last one, even if the message tells of trouble. */
const LEAST_OFFERED_OF_JOY_IN_TROUBLE = 0.5;

/** The three needs to choose from when it is not clear which one is meant. */
function offeredNeeds(understood: UnderstoodNeed, asking: Asking): FittingNeed[] {
  const { likely, whose } = understood;
  const { message } = asking;
  const words = withoutSayings(asking.words);
  const feeling = feelingOf(understood, asking);
  const isSad = isTroubled(words) || tellsOfHarm(words);
  const joyIsShown = isGlad(feeling) || EXULTS.test(message);
  const offered: FittingNeed[] = [];
  const last: FittingNeed[] = [];
  for (const { need, confidence } of likely) {
    const fitting = fitNeed(need.key, whose, feeling);
    if (!fitting) continue;
    const isUnshownJoy = isForTheGlad(need) && fitting.name === need.key && !joyIsShown;
    const consolation = isUnshownJoy && isSad ? consoling(fitting, whose) : undefined;
    if (isUnshownJoy && isSad && !consolation) {
      if (confidence >= LEAST_OFFERED_OF_JOY_IN_TROUBLE) last.push(fitting);
      continue;
    }
    if (confidence >= leastOffered(need.key, feeling, isUnshownJoy)) offered.push(consolation ?? fitting);
  }
  const broad = broadNeeds(understood, asking);
  // If almost nothing is known, one choice is glad and one is sad.
  const isOpen = (likely[0]?.confidence ?? 0) < NEXT_TO_NOTHING && broad === BROAD.none;
  const further = (isOpen ? [...GLAD_AND_SAD, ...broad] : broad).flatMap((key) => fitNeed(key, whose, feeling) ?? []);
  const first = isOpen ? offered.slice(0, 1) : offered.slice(0, OFFERED - last.length);
  const fitting = [...first, ...(first.length + last.length < OFFERED ? further : []), ...offered];
  // Several needs may share the same glad passages.
  const distinct = fitting.filter((one, at) => fitting.findIndex(({ english }) => english === one.english) === at);
  return [...distinct.slice(0, OFFERED - last.length), ...last];
}

/** Asks back with three needs to tap; undefined when the message seems to tell of none. */
export function askWhich(asking: Asking, understood: UnderstoodNeed): VerseAnswer | undefined {
  const { nothing, likely } = understood;
  const isLong = asking.words.length >= MANY_WORDS;
  if (isLong ? nothing >= NO_NEED_IN_MANY_WORDS : nothing >= Math.min(NO_NEED, likely[0]?.confidence ?? 0))
    return undefined;
  const offer = offering(asking, asking.say.which, offeredNeeds(understood, asking));
  return { ...offer, context: { ...offer.context, query: asking.message.slice(0, VERSE_LIMITS.query) } };
}

/** The answer that offers needs to tap. `words` has places for three titles. */
function offering(asking: Asking, words: string, offered: readonly FittingNeed[]): VerseAnswer {
  const { language, context } = asking;
  const titles = offered.map((fitting) => titleOf(fitting, asking));
  const [a = '', b = '', c = ''] = titles;
  return reply({
    kind: 'choice',
    language,
    lead: fill(words, { a, b, c }),
    suggestions: titles.map(capitalized),
    context: { ...context, language },
  });
}

/** Says that none of the needs is meant that were offered: `no, it is none of those`. */
const NONE_OF_THEM =
  /^(?:(?:no|nope|sorry|actually|well|its|it|is|they are|am afraid|hapana|la|kwa kweli|naona|ni) )*(?:none(?: of (?:those|these|them|the three|that|the above|it|all(?: (?:those|these))?))?|neither(?: of (?:those|these|them))?|not (?:those|these|them|(?:any|one) of (?:those|these|them)|about (?:(?:any|one) of )?(?:those|these|them))|(?:si|sio|siyo) (?:hizo|hizi|hivyo|hayo|haya|hata moja|yoyote|kati ya (?:hizo|hizi|hayo|haya))(?: (?:zote|yote|tatu))?|hakuna(?: hata)? (?:moja|kati ya (?:hizo|hizi|hayo)))$/;

/** The answer to "none of those": offers other needs. Undefined for any other message. */
export function askWhichElse(asking: Asking): VerseAnswer | undefined {
  const { say, context, words } = asking;
  if (!context.query || !NONE_OF_THEM.test(words.join(' '))) return undefined;
  const before = { ...asking, message: context.query, words: wordsOf(context.query) };
  const understood = understandNeed(context.query);
  const refused = new Set(offeredNeeds(understood, before).map(({ name }) => name));
  const likely = understood.likely.filter(({ need, confidence }) => !isForTheGlad(need) && confidence >= LEAST_OFFERED);
  const keys = [...likely.map(({ need }) => need.key).filter((key) => !OF_DEATH.has(key)), ...ELSE];
  const others = [...new Set(keys)]
    .flatMap((key) => fitNeed(key, understood.whose, 'none') ?? [])
    .filter(({ name }) => !refused.has(name));
  return offering(asking, say.whichElse, others.slice(0, OFFERED));
}

/** The names of the needs that a message may tell of, the likeliest first, as they are offered to tap. */
export const needTitles = (asking: Asking, understood: UnderstoodNeed): string[] =>
  offeredNeeds(understood, asking).map((fitting) => capitalized(titleOf(fitting, asking)));
