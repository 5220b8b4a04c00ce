import { NAMES_STORY, OF_NAMESAKE, STORY, WORK } from '#content/verses/asks/church.ts';
import { bibleStories } from '#content/verses/stories.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { placeOf } from '../needs/curated.ts';
import { fill } from '../reply.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import type { Place } from '../search/places.ts';
import { answerSaying } from './answerSaying.ts';
import { askTest, isPersonal, isQuestion } from './askPattern.ts';

const stories = bibleStories.map((story) => ({ ...story, test: askTest(story.asks), place: placeOf(story.passage) }));
const asksStory = phraseList(STORY);
const namesStory = phraseList(NAMES_STORY);
const work = phraseList(WORK);
const ofNamesake = phraseList(OF_NAMESAKE);
const MY_ASKING = new Set(['tell', 'read', 'give', 'show', 'find']);

/** A longer message that names people of the Bible may be about something else. */
const MAX_WORDS_OF_NAMES = 5;
const MAX_WORDS_OF_STORY = 9;

/** Answers a story that is asked for by its name. It comes before the search for lines, which share its words. */
export const answerNamedStory = (asking: Asking): VerseAnswer | undefined =>
  namesStory.isIn(asking.words) && !answerSaying(asking) ? answerStory(asking) : undefined;

/** A question about a story of the Bible, or only its name; not for people who write about their own family. */
export function answerStory(asking: Asking): VerseAnswer | undefined {
  const { words, language, say, message } = asking;
  const most = namesStory.isIn(words) ? MAX_WORDS_OF_STORY : MAX_WORDS_OF_NAMES;
  const isAsked = isQuestion(message) || asksStory.isIn(words);
  if (!isAsked && (words.length > most || ofNamesake.isIn(words))) return undefined;
  if (isPersonal(words.filter((word, at) => word !== 'me' || !MY_ASKING.has(words[at - 1] ?? '')))) return undefined;
  const names = work.without(words);
  const found = stories.find(({ test }) => test(names));
  if (!found) return undefined;
  const topic = language === 'sw' ? found.swahili : found.english;
  return answerPlaces(asking, [found.place], 'words', fill(say.ofFaith, { topic }), {});
}

/** The passage of the story that the words of a question name. */
export const storyOf = (words: readonly string[]): Place | undefined => stories.find(({ test }) => test(words))?.place;
