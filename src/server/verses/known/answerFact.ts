import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIBLE_THINGS, FACT_QUESTION, NO_FACT } from '#content/verses/asked.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { fill, reply } from '../reply.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { bookName } from '../search/places.ts';
import { storyOf } from './answerStory.ts';
import { askTest } from './askPattern.ts';
import { claimsScripture } from './claim.ts';

const FILE = join(import.meta.dirname, '../../../content/verses/facts.txt');

const facts = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.includes('=') && !line.startsWith('#'))
  .map((line) => {
    const [asks = '', passage = '', english = '', swahili = ''] = line.split('=').map((part) => part.trim());
    return { test: askTest(asks), place: placeOf(passage), english, swahili };
  });

const asksFact = phraseList(FACT_QUESTION);
const asksElse = phraseList(NO_FACT);
const ofBible = phraseList(BIBLE_THINGS);
/** A longer message tells of something. */
const MAX_WORDS = 16;

/** Whether a message asks for a fact: who, where, when, how many; and nothing of the writer's own life. */
export const asksForFact = (asking: Pick<Asking, 'words'>): boolean =>
  asksPlainly(asking) && !claimsScripture(asking.words);

/** The same, also where the question may be for a line: `sala ya Bwana iko wapi`. */
const asksPlainly = ({ words }: Pick<Asking, 'words'>): boolean =>
  words.length <= MAX_WORDS && asksFact.isIn(words) && !asksElse.isIn(words);

/** A question of fact, answered from the church's list with its passage; undefined where the list has none. */
export function answerFact(asking: Asking): VerseAnswer | undefined {
  if (!asksPlainly(asking)) return undefined;
  const found = facts.find(({ test }) => test(asking.words));
  if (!found) return undefined;
  return answerPlaces(asking, [found.place], 'words', asking.language === 'sw' ? found.swahili : found.english, {});
}

/** To a question of fact that nothing here answers: says so, and names the chapter that may tell where a story is known. */
export function answerUnknownFact(asking: Asking): VerseAnswer | undefined {
  const { say, language, words } = asking;
  const isOfBible = ofBible.isIn(words) || storyOf(words) !== undefined;
  if (!asksForFact(asking) || (!isOfBible && isClear(understandNeed(asking.wishes.message)))) return undefined;
  const place = storyOf(words);
  if (!place) return reply({ kind: 'help', language, lead: say.unknownFact, page: '/contact', context: { language } });
  const reference = `${bookName(place.book, language)} ${place.chapter}`;
  return answerPlaces(asking, [place], 'words', fill(say.unknownFactIn, { reference }), {});
}
