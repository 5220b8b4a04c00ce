import { GOES_ON, NO_NEEDS, OF_TEACHING, WRONGED } from '#content/verses/asks/church.ts';
import { type ChurchQuestion, churchQuestions, faithQuestions } from '#content/verses/questions.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { stemsTold } from '../needs/telling.ts';
import { fill, reply, withNote } from '../reply.ts';
import type { Place } from '../search/places.ts';
import { answerPlaces } from '../search/quoting.ts';
import { askTest, isPersonal, isQuestion } from './askPattern.ts';

const ofChurch = churchQuestions.map((question) => ({
  ...question,
  test: askTest(question.asks),
  /** Every word of the question in any of its wordings. */
  words: new Set(wordsOf(`${question.asks} ${question.alone ?? ''} ${question.goesOn ?? ''}`).map(stemOf)),
  alone: new Set(question.alone?.split('|')),
  goesOn: question.goesOn ? askTest(question.goesOn) : undefined,
}));

const wronged = phraseList(WRONGED);
const goesOn = phraseList(GOES_ON);

/** A longer message asks for something of the church only where it is a question. */
const MAX_WORDS = 8;
/** A longer question goes on about something else. */
const MAX_WORDS_ABOUT_CHURCH = 9;

/** A question about the church: the page that answers it. */
export function answerOfChurch(asking: Asking): VerseAnswer | undefined {
  const { words, message } = asking;
  if (wronged.isIn(words) || (words.length > MAX_WORDS && !isQuestion(message))) return undefined;
  const found = ofChurch.find(({ test, alone }) => alone.has(words.join(' ')) || test(words));
  if (!found) return undefined;
  // `How do I give birth safely` shares one small word with a question about giving.
  const told = stemsTold(words);
  const isMeant = told.filter((stem) => found.words.has(stem)).length * 2 >= told.length;
  return isMeant ? leadToPage(asking, found) : undefined;
}

const leadToPage = (
  { language, context }: Asking,
  found: Pick<ChurchQuestion, 'key' | 'english' | 'swahili' | 'page'>,
): VerseAnswer =>
  reply({
    kind: 'help',
    language,
    lead: language === 'sw' ? found.swahili : found.english,
    page: found.page,
    // What was talked about before is over.
    context: { passage: context.passage, need: CHURCH + found.key },
  });

/** Stands before the key of a question about the church in the context of a conversation. */
const CHURCH = 'church:';
/** `and for the old?` is about the church, although it names a need. */
const MAX_WORDS_OF_GOING_ON = 4;

/** A short question in a conversation about the church: `when is it open`, `and the youth?` */
export function answerChurchOnward(asking: Asking): VerseAnswer | undefined {
  const { words, message, context, say, language } = asking;
  if (!context.need?.startsWith(CHURCH) || words.length > MAX_WORDS_ABOUT_CHURCH) return undefined;
  const isShort = words.length <= MAX_WORDS_OF_GOING_ON && !isPersonal(words);
  const names = isShort && ofChurch.some((one) => one.goesOn?.(words));
  if (!names && !isQuestion(message) && !goesOn.isIn(words)) return undefined;
  const found = ofChurch.find(({ test }) => test(words)) ?? ofChurch.find((one) => one.goesOn?.(words));
  if (found) return leadToPage(asking, found);
  return reply({ kind: 'help', language, lead: say.churchElse, page: '/contact', context });
}

const ofFaith = faithQuestions.map((question) => ({
  ...question,
  test: askTest(question.asks),
  places: question.passages.split(' ').map(placeOf),
}));
const noNeeds = new Set(NO_NEEDS.split(' '));
const ofTeaching = phraseList(OF_TEACHING);

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
  const ofOneself = isPersonal(words) && !ofTeaching.isIn(words);
  if (ofOneself && understandNeed(message).together >= LIKELY_NEED) return undefined;
  const topic = language === 'sw' ? found.swahili : found.english;
  const answer = answerPlaces(asking, found.places, 'need', fill(say.ofFaith, { topic }), { need: FAITH + found.key });
  return { ...withNote(answer, say.askPastor), ...(found.page && { page: found.page }) };
}

/** Stands before the key of a question of faith in the context of a conversation. */
const FAITH = 'faith:';

/** The passages of a question of faith that was answered before, by the key in the conversation's context. */
export const faithPlaces = (key: string): Place[] =>
  ofFaith.find((question) => FAITH + question.key === key)?.places ?? [];
