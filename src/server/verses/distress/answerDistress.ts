import { verseWords } from '#content/scripture/verse.ts';
import { beside, care, careWords, type DistressKind, guessed } from '#content/verses/distress/care.ts';
import type { HelpLine, VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill } from '../fill.ts';
import { helpLines } from '../helpLines.ts';
import { needTitles } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { type FittingNeed, fitNeed, needTitled, understandNeed } from '../needs/needFinder.ts';
import { reply } from '../reply.ts';
import { contextOf, quoteAll, unseen } from '../search/answerPlaces.ts';
import { type Place, usfmOf } from '../search/places.ts';
import type { Distress } from './findDistress.ts';

/** Before the kind of distress, where the context of a conversation names a need. */
const NEED = 'distress-';

const places = new Map(
  Object.entries(care).map(([kind, { passages }]) => [NEED + kind, passages.split(' ').map(placeOf)]),
);

/** The reviewed passages of a kind of distress, by the need that the context of its answer names. */
export const distressPlaces = (need: string): Place[] => places.get(need) ?? [];

/** Answers a person in distress: care first, then whom to call, then a verse. */
export function answerDistress(asking: Asking, distress: Distress): VerseAnswer {
  const { kind, level, language, guessed: isGuessed } = distress;
  const say = verseWords[language];
  const words = careWords[language][kind];
  const need = NEED + kind;
  const speaking = { ...asking, language, say, edition: asking.wishes.edition ?? asking.library.first(language) };
  // A guess may be wrong: then the words still fit, and what the message seems to ask for is there to tap.
  const gently = isGuessed && (GENTLE_KINDS.has(kind) || isGuessed === 'faint' || isDoubtfulThreat(distress));
  const ordinary = gently && distress.mayBeNeed ? ordinaryNeed(asking) : undefined;
  const possible = gently ? wordsBeside(ordinary, language) : words.possible;
  const all =
    ordinary?.fitting.places.filter((known) => BESIDE_PASSAGES.has(usfmOf(known))) ??
    distressPlaces(need).filter((known) => !gently || GENTLE_PASSAGES.has(usfmOf(known)));
  const place = unseen(speaking, all)[0] ?? all[0];
  const lines = helpLines(kind, language);
  const clear = level === 'clear';
  return reply({
    kind: 'distress',
    danger: level,
    language,
    lead: clear ? words.clear : fill(possible, { lines: namesOf(lines.slice(0, 2), say.or) }),
    passages: place ? quoteAll(speaking, [place]) : [],
    notes: clear ? [words.note] : [],
    lines: clear ? lines : lines.slice(0, 2),
    suggestions: clear ? [] : [say.suggestions.another, ...(gently ? titlesFor(speaking) : [])],
    context: contextOf(speaking, { need }, place),
  });
}

/** A threat to others that is only a doubtful guess: then the words stay gentle. */
const isDoubtfulThreat = ({ kind, mayBeNeed }: Distress): boolean => kind === 'harm' && mayBeNeed === true;

const GENTLE_KINDS: ReadonlySet<DistressKind> = new Set(guessed.kinds);
const GENTLE_PASSAGES: ReadonlySet<string> = new Set(guessed.passages.split(' '));

const BESIDE_NEEDS: ReadonlySet<string> = new Set(beside.needs.split(' '));
const BESIDE_PASSAGES: ReadonlySet<string> = new Set(beside.passages.split(' '));
/** From this likelihood on a need's passage is answered beside a guess of danger, and from the second on it is named. */
const LEAST_OF_NEED = 0.24;
const LEAST_NAMED = 0.3;

/** The likeliest everyday need in a message, with a passage that is safe for somebody in danger. */
function ordinaryNeed({ wishes }: Asking): { fitting: FittingNeed; confidence: number } | undefined {
  const { likely, whose, feeling } = understandNeed(wishes.message);
  const found = likely.find(({ need, confidence }) => confidence >= LEAST_OF_NEED && BESIDE_NEEDS.has(need.key));
  // Next to the numbers to call, no passage speaks of joy or thanks.
  const sober = feeling === 'joy' || feeling === 'thanks' ? 'none' : feeling;
  const fitting = found && fitNeed(found.need.key, whose, sober);
  if (!found || !fitting?.places.some((known) => BESIDE_PASSAGES.has(usfmOf(known)))) return undefined;
  return { fitting, confidence: found.confidence };
}

/** What is said beside a guess of danger; a need that is likely enough is named. */
function wordsBeside(ordinary: ReturnType<typeof ordinaryNeed>, language: VerseLanguage): string {
  if (!ordinary || ordinary.confidence < LEAST_NAMED) return guessed.words[language];
  const topic = language === 'sw' ? ordinary.fitting.swahili : ordinary.fitting.english;
  return beside.words[language].replace('{topic}', () => topic);
}

/** So many needs are offered beside a guess of danger. */
const MAX_TITLES = 2;

/** The likely needs to tap, none of them glad: `if I vanish they can finally be happy`. */
const titlesFor = (asking: Asking): string[] =>
  needTitles(asking, understandNeed(asking.wishes.message))
    .filter((title) => needTitled(title)?.need.tone !== 'joy')
    .slice(0, MAX_TITLES);

/** `1199 (Kenya Red Cross counselling) or 999 / 112 (Emergency: police or ambulance)` */
function namesOf(lines: HelpLine[], or: string): string {
  return lines.map(({ name, number }) => `${number} (${name})`).join(` ${or} `);
}
