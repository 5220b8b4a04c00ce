import { BEHIND_SAYING } from '#content/verses/asks/quoting.ts';
import { beliefs } from '#content/verses/beliefs.ts';
import { allSayings } from '#content/verses/sayings.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { placeOf } from '../needs/curated.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { lineIn } from '../search/lines.ts';
import { PhraseIndex } from '../search/phrases.ts';
import { isWhollyQuoted } from './answerFamousLine.ts';
import { askTest } from './askPattern.ts';

/** The least likeness of a message and a saying; inside a longer question, nearly the whole saying must stand. */
const LEAST_LIKENESS = 0.66;
const LEAST_HELD = 0.9;
const LEAST_COVERED = 0.45;
/** From this likeness on, the message is the saying itself. */
const EXACT = 0.95;

const sayings = new PhraseIndex(allSayings.flatMap((saying) => saying.forms.map((form) => [form, saying] as const)));
const behind = new Set(BEHIND_SAYING.split(' '));

/** The words without those at the end that ask whether they are scripture. */
const withoutQuestion = (words: readonly string[]): readonly string[] =>
  words.slice(0, words.findLastIndex((word) => !behind.has(word)) + 1);

/** A saying or belief that people take for scripture: says so, and gives the nearest passage. */
export function answerSaying(asking: Asking): VerseAnswer | undefined {
  return answerBelief(asking) ?? answerSayingAlone(asking);
}

function answerSayingAlone(asking: Asking): VerseAnswer | undefined {
  const { say, words } = asking;
  const texts = [words, lineIn(words).line, withoutQuestion(words)]
    // `Verse about patience` asks for a topic. One word is no saying.
    .filter((text) => text.length > 1)
    .map((text) => text.join(' '));
  const [best] = texts
    .flatMap((text) => sayings.find(text, { likeness: LEAST_COVERED, covered: 1 }))
    .filter(({ value }) => !value.unless.some((part) => words.join(' ').includes(part)))
    .filter(
      ({ likeness, held, covered }) => likeness >= LEAST_LIKENESS || (held >= LEAST_HELD && covered >= LEAST_COVERED),
    )
    .sort((one, other) => other.likeness - one.likeness);
  // `Two are better than one` is scripture, and near to a saying that is not.
  if (!best || (best.likeness < EXACT && isWhollyQuoted(asking))) return undefined;
  const place = placeOf(best.value.passage);
  const lead = best.value.kind === 'absent' ? say.notScripture : say.changedScripture;
  return answerPlaces(asking, [place], 'words', lead, {});
}

const knownBeliefs = beliefs.map((belief) => ({
  ...belief,
  test: askTest(belief.asks),
  place: placeOf(belief.passage),
}));

/** Words of those who tell of themselves or their own people: `my husband bought apples for Eve`. */
const PERSONAL = /\b(?:my|our|i am|im|i was|mine|yangu|wangu|langu|zangu|wetu|yetu|nina|niko|nimekuwa)\b/;

/** Answers a belief about the Bible: what the Bible says of it, and the nearest passage. Undefined if it is none of ours. */
function answerBelief(asking: Asking): VerseAnswer | undefined {
  const { words, language } = asking;
  const text = words.join(' ');
  if (PERSONAL.test(text)) return undefined;
  const found = knownBeliefs.find(({ test, unless }) => test(words) && !unless.some((part) => text.includes(part)));
  if (!found || isWhollyQuoted(asking)) return undefined;
  return answerPlaces(asking, [found.place], 'words', language === 'sw' ? found.swahili : found.english, {});
}
