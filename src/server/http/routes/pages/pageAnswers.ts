import { followingEvents } from '#content/events/followingEvents.ts';
import type { AnswerSources } from '#server/http/appContext.ts';
import { answerContent } from '#server/http/routes/content/content.ts';
import { answerOwnSignup, signupNumbers, signupShown } from '#server/http/routes/signups/signUp.ts';
import { eventDto } from '#server/store/events/eventRows.ts';
import { wasRemoved } from '#server/store/events/history.ts';
import type { Connection } from '#server/store/store.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { PageAnswer, PageInput } from '#shared/http/renderBundle.ts';
import { sermonsQuerySchema } from '#shared/sermons/sermon.ts';
import { churchClock } from '#shared/time.ts';
import { readingAsked } from '#shared/verse/reading.ts';
import { dataValidator } from '../../validation.ts';
import { readEventsQuery, rowsOfPage } from '../events/eventsQuery.ts';
import { answerSermon, answerSermons } from '../sermons/sermons.ts';

type AnswerContext = Omit<AnswerSources, 'store'> & { store: { db: Connection } };

const sermonsQuery = dataValidator(sermonsQuerySchema);

/** Answers the requests of pages during server rendering as the routes would, without HTTP. */
export function pageAnswers(context: AnswerContext): PageInput['answer'] {
  const { events, verses } = context;
  return async ({ endpoint, pathParams = {}, params = {}, body }) => {
    switch (endpoint.path) {
      case endpoints.listEvents.path: {
        const { rows } = await events.current();
        const page = readEventsQuery(params);
        const found = page ? rowsOfPage(rows, page) : rows;
        return { status: 200, body: found.map(eventDto) };
      }
      case endpoints.readEvent.path:
        return answerEvent(context, Number(pathParams.id));
      case endpoints.listSignupNumbers.path:
        return { status: 200, body: await signupNumbers(context) };
      case endpoints.readSignup.path:
        return answerOwnSignup(context, body, params.lang === 'sw' ? 'sw' : 'en');
      case endpoints.askVerse.path:
        return { status: 200, body: structuredClone(await verses.answer((body as { message: string }).message)) };
      case endpoints.readChapter.path: {
        const { book, chapter } = pathParams;
        const read = readingAsked(new URLSearchParams({ read: `${book}.${chapter}` }));
        const language = params.lang === 'sw' ? 'sw' : 'en';
        const answer = read && verses.chapter(read.book, read.chapter, params.edition?.toString(), language);
        return answer ? { status: 200, body: structuredClone(answer) } : { status: 404, body: null };
      }
      case endpoints.readContent.path:
        return answerContent(await context.content.current(), params, context.scriptures);
      case endpoints.listGiving.path:
        return { status: 200, body: (await context.giving.current()).shown };
      case endpoints.listSermons.path:
        return { status: 200, body: answerSermons(await context.sermons.current(), sermonsQuery(params)) };
      case endpoints.readSermon.path:
        return answerSermon(context, Number(pathParams.id));
      case endpoints.readScriptures.path:
        return { status: 200, body: await context.scriptures() };
      default:
        throw new Error(`No page may ask ${endpoint.path} while it is rendered.`);
    }
  };
}

type EventContext = Pick<AnswerContext, 'store' | 'events' | 'signups' | 'now'>;

/** An event's row, or the error: 410 if it was removed, 404 if it never existed. */
export async function findListedEvent({ store, events }: Pick<EventContext, 'store' | 'events'>, id: number) {
  const { rows } = await events.current();
  const row = rows.find((listed) => listed.id === id);
  const status = row ? 200 : (await wasRemoved(store.db, { event_id: id })) ? 410 : 404;
  return { rows, row, status };
}

/** An event with the next ones. */
export async function answerEvent(context: EventContext, id: number) {
  const { rows, row, status } = await findListedEvent(context, id);
  const next = followingEvents(rows, row, churchClock(context.now()));
  const signup = await signupShown(context, row);
  const body = { event: row ? eventDto(row) : null, next: next.map(eventDto), ...(signup && { signup }) };
  return { status, body } satisfies PageAnswer;
}
