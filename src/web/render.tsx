import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { readingAsked } from '#shared/reading.ts';
import { churchClock } from '#shared/time.ts';
import type { ChapterAnswer, VerseAnswer } from '#shared/verse.ts';
import { App } from './App.tsx';
import { readEvents } from './api/answers.ts';
import { api } from './api/api.ts';
import { OWN_BACKEND } from './api/backend.ts';
import { eventPageOf } from './api/eventApi.ts';
import { carryEventPage, carryEvents } from './carriedEvents.ts';
import type { PageState } from './pageState.ts';
import { eventIdIn, pageAt, preloadPage } from './routes.tsx';
import { createStore } from './store.ts';
import { createStyleCache, sentStyles } from './theme/styleCache.ts';

/** What the build was told of the backend, the server's headers have to say too. */
export { API_HOST } from './api/backend.ts';

/** What a page is drawn from. */
export interface RenderInput {
  /** Path and query. */
  url: string;
  /** What `GET /all/events` answers, parsed. */
  events: unknown;
  /** The chapter that the address asks to read. */
  chapter?: ChapterAnswer;
  /** The greeting with the verse of the day, where the page shows it. */
  greeting?: VerseAnswer;
  /** Whether the event of the address was there and is no more. */
  removed?: boolean;
  /** The moment of drawing, ISO 8601. */
  now: string;
  /** The site's own origin, without a slash at the end. */
  origin: string;
}

/** A page drawn, in the pieces that the template has places for. */
export interface Rendered {
  status: 200 | 404 | 410;
  /** Title, description, previews and styles, for the end of `<head>`. */
  head: string;
  /** For inside `#root`. */
  body: string;
  /** JSON for `#state`, safe to stand in a script element. */
  state: string;
}

/** Loads every page that is drawn on the server, so that a drawing needs no file any more. */
export async function preload(): Promise<void> {
  await Promise.all(Object.values(pages).map(({ kind, path }) => kind !== 'staff' && preloadPage(path)));
}

/** Elements that React puts first because they belong into the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Draws a public page on the server: the same tree that the browser then hydrates. */
export async function render({ url, events, chapter, greeting, removed, now, origin }: RenderInput): Promise<Rendered> {
  const { pathname, searchParams } = new URL(url, 'http://page');
  await preloadPage(pathname);
  const store = createStore();
  const page = pageAt(pathname);
  const clock = churchClock(new Date(now));
  const list = readEvents(events);
  // The events of another backend are none of this server's: the browser asks for them.
  const answer =
    OWN_BACKEND && page === 'event' ? eventPageOf(list, eventIdIn(pathname), { removed, now: clock }) : undefined;
  if (answer) await carryEventPage(store, eventIdIn(pathname), answer);
  else if (OWN_BACKEND) await carryEvents(store, list, { page, day: clock.date, id: searchParams.get('id') });
  const reading = readingAsked(searchParams);
  if (reading && chapter && OWN_BACKEND)
    await store.dispatch(api.util.upsertQueryData('readChapter', reading, chapter));
  if (greeting && OWN_BACKEND) await store.dispatch(api.util.upsertQueryData('greet', undefined, greeting));

  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <App
      store={store}
      cache={cache}
      drawnAt={new Date(now)}
      origin={origin}
      router={(routes) => <StaticRouter location={url}>{routes}</StaticRouter>}
    />,
  );
  const { queries, provided } = store.getState().api;
  const carried: PageState = {
    api: { queries: steady(queries), provided },
    now,
    origin,
    ...(answer?.missing === 'never' && { noEvent: true }),
  };
  store.dispatch(api.util.resetApiState());

  const hoisted = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return {
    status: answer?.missing === 'removed' ? 410 : page && !answer?.missing ? 200 : 404,
    head: hoisted + sentStyles(extractCriticalToChunks(html).styles),
    body: html.slice(hoisted.length),
    state: JSON.stringify(carried).replaceAll('<', '\\u003c'),
  };
}

/** The cache's entries without what differs from one drawing to the next, so that the same page has the same ETag. */
function steady(queries: object): object {
  return Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => [
      key,
      { ...(entry as object), requestId: 'made', startedTimeStamp: 1, fulfilledTimeStamp: 1 },
    ]),
  );
}
