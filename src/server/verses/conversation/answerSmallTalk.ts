import { CRIES_TO_GOD } from '#content/verses/asked.ts';
import { FAMILY, GOOD_NEWS } from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { findIntent, type Intent } from '../intents.ts';
import { phraseList } from '../language/phraseList.ts';
import { answerFitting, askWhichElse } from '../needs/answerNeed.ts';
import { verseOfDay } from '../needs/curated.ts';
import { needNamed, needTitled } from '../needs/needFinder.ts';
import { answerNext } from '../references/answerReference.ts';
import { fill, reply } from '../reply.ts';
import { answerPlaces, quoteAll, unseen } from '../search/quoting.ts';
import { answerOnward } from './answerFollowUp.ts';
import { placesOfNeed } from './otherPassages.ts';

/** The need whose title was tapped, or other needs where none was meant of those that were offered. */
export function answerChosen(asking: Asking): VerseAnswer | undefined {
  const { message, words, context } = asking;
  // `Wisdom 3:1` is no tapped choice.
  const chosen = /\d/.test(message) ? undefined : needTitled(message);
  if (chosen) return answerFitting(asking, chosen, 'none', false);
  return context.query && findIntent(words) === 'noneOfThem' ? askWhichElse(asking, context.query) : undefined;
}

const cries = phraseList(CRIES_TO_GOD);

/** Greetings, thanks and other small talk; what goes on about what was shown; and a cry to God, which is no quotation. */
export function answerSmallTalk(asking: Asking): VerseAnswer | undefined {
  const intent = findIntent(asking.words, asking.message);
  if (intent) return answerIntent(asking, intent);
  const silent = cries.isIn(asking.words) ? needNamed('unanswered-prayer') : undefined;
  return silent && answerFitting(asking, silent, 'none');
}

function answerIntent(asking: Asking, intent: Intent): VerseAnswer | undefined {
  const { say, language, context, library } = asking;
  switch (intent) {
    case 'greeting':
      return answerDay(asking, greetingOf(asking), 0);
    case 'today':
      return answerDay(asking, '', 0);
    case 'more':
      return (context.next && answerNext(asking, context.next)) || answerOnward(asking) || answerAnother(asking);
    case 'another':
      return answerAnother(asking);
    case 'noneOfThem':
      return undefined;
    default: {
      const kind = intent === 'thanks' || intent === 'amen' || intent === 'farewell' ? 'thanks' : 'help';
      const lead = fill(say[intent], { editions: library.names });
      const page = intent === 'privacy' && { page: '/privacy' };
      return reply({ kind, language, lead, ...page, suggestions: say.suggestions.start, context });
    }
  }
}

/** The hours at which they begin. */
const [AFTERNOON, EVENING] = [12, 17];

function greetingOf({ say, words, hour }: Asking): string {
  const own = words.map((word) => say.greetingAnswers[word]).find((answer) => answer !== undefined);
  const { morning, afternoon, evening } = say.greetings;
  const ofHour = hour < AFTERNOON ? morning : hour < EVENING ? afternoon : evening;
  return [own, ofHour].filter((part) => part !== undefined).join(' ');
}

function answerDay(asking: Asking, greeting: string, another: number): VerseAnswer {
  const { say, date, language } = asking;
  const place = verseOfDay(date, another);
  return reply({
    kind: 'greeting',
    language,
    lead: [greeting, another === 0 ? say.today : say.anotherToday].filter(Boolean).join(' '),
    passages: quoteAll(asking, [place]),
    suggestions: [say.suggestions.another, ...say.suggestions.start.slice(1)],
  });
}

/** Another passage on what was answered before, or else another for this day. */
function answerAnother(asking: Asking): VerseAnswer {
  const { context, say } = asking;
  const { need } = context;
  const places = placesOfNeed(asking);
  if (places.length > 0) return answerPlaces(asking, unseen(asking, places), 'need', say.another, { need });
  return answerDay(asking, '', Math.max(1, context.shown?.length ?? 0));
}

const news = phraseList(GOOD_NEWS, { FAMILY });

/** Thanks for an answered prayer, where somebody writes how it went on. */
export function answerNews(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const answered = needNamed('answered-prayer');
  const told = context.need || context.query; // a need, or a question that was answered by a choice
  if (!told || context.need?.startsWith('distress-') || !answered) return undefined;
  return news.isIn(words) ? answerFitting(asking, answered, 'thanks') : undefined;
}
