import { ASKS_WHAT_IS_RIGHT, NO_NEEDS, OF_TEACHING, TOLD_OF_SELF } from '#content/verses/asks/church.ts';
import { faithQuestions } from '#content/verses/questions.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { fill } from '../reply.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import type { Place } from '../search/places.ts';
import { askTest, isPersonal, isQuestion } from './askPattern.ts';

const ofFaith = faithQuestions.map((question) => ({
  ...question,
  test: askTest(question.asks),
  places: question.passages.split(' ').map(placeOf),
}));
const noNeeds = new Set(NO_NEEDS.split(' '));
const ofTeaching = phraseList(OF_TEACHING);
const ofRight = phraseList(ASKS_WHAT_IS_RIGHT);
const ofSelf = phraseList(TOLD_OF_SELF);

/** From this likelihood on, a person who writes about himself is answered with a need. */
const LIKELY_NEED = 0.4;
const MOST_WORDS_OF_TOPIC = 4;

/** Whether a message only names what the question asks of: `tattoos`. What names a need, as `divorce`, is one. */
function isTopic({ words, message }: Asking, key: string): boolean {
  if (words.length > MOST_WORDS_OF_TOPIC || isPersonal(words)) return false;
  return (words.length <= 2 && noNeeds.has(key)) || !isClear(understandNeed(message));
}

/** A question of faith: passages, without a verdict. A person with a need of his own gets that need answered. */
export function answerOfFaith(asking: Asking): VerseAnswer | undefined {
  const { words, language, say, message } = asking;
  const found = ofFaith.find(({ test }) => test(words));
  if (!found || !(isQuestion(message) || isTopic(asking, found.key))) return undefined;
  const asksForAll = ofTeaching.isIn(words) || ofRight.isIn(words);
  const ofOneself = (isPersonal(words) || ofSelf.isIn(words)) && !asksForAll;
  if (ofOneself && understandNeed(message).together >= LIKELY_NEED) return undefined;
  const topic = language === 'sw' ? found.swahili : found.english;
  const answer = answerPlaces(asking, found.places, 'need', fill(say.ofFaith, { topic }), { need: FAITH + found.key });
  return {
    ...answer,
    ...(found.page && { page: found.page }),
    notes: [...answer.notes, say.askPastor],
    bot_message: `${answer.bot_message}\n\n${say.askPastor}`,
  };
}

/** Stands before the key of a question of faith in the context of a conversation. */
const FAITH = 'faith:';

/** The passages of a question of faith that was answered before, by the key in the conversation's context. */
export const faithPlaces = (key: string): Place[] =>
  ofFaith.find((question) => FAITH + question.key === key)?.places ?? [];
