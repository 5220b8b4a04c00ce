import createCache from '@emotion/cache';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { church } from '#content/en/church.ts';
import { greeting as hello } from '#content/en/interface.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { ChapterAnswer, VerseAnswer } from '#shared/verse/verse.ts';
import { shortVerses } from '#tests/support/shortVerses.ts';
import { NOON, startTestApp, type TestApp } from '#tests/support/testApp.ts';
import { fillSilently } from '#tests/support/web/acts.ts';
import { noting } from '#tests/support/web/calls.ts';
import { quiet, startSite } from '#tests/support/web/site.tsx';
import { App } from '#web/app/App.tsx';
import { fillCache, type PageState } from '#web/app/pageState.ts';
import { openPage } from '#web/app/render.tsx';
import { openRoutes } from '#web/app/routes/routeObjects.tsx';
import { createStore } from '#web/app/store.ts';
import { keptDraft } from '#web/ui/drafts/drafts.ts';

const chapter: ChapterAnswer = {
  reference: 'Psalm 117',
  usfm: 'PSA.117',
  edition: 'KJV',
  credit: 'King James Version',
  language: 'en',
  verses: [
    { number: 1, text: 'O praise the LORD, all ye nations: praise him, all ye people.' },
    { number: 2, text: 'For his merciful kindness is great toward us.' },
  ],
  previous: { usfm: 'PSA.116', reference: 'Psalm 116' },
  next: { usfm: 'PSA.118', reference: 'Psalm 118' },
  editions: [{ name: 'KJV', language: 'en', credit: 'King James Version' }],
};

/** Renders a page as the server does, with a greeting and a chapter in place of a library of verses. */
async function draw(url: string, greeting?: VerseAnswer) {
  const greeted = greeting ?? (await shortVerses(() => NOON).answer(hello));
  const answers: Record<string, unknown> = {
    [endpoints.askVerse.path]: greeted,
    [endpoints.readContent.path]: { fields: {} },
    [endpoints.listSermons.path]: { sermons: [] },
  };
  const page = await openPage({
    url,
    now: NOON.toISOString(),
    answer: async ({ endpoint }) => ({ status: 200, body: structuredClone(answers[endpoint.path] ?? chapter) }),
  });
  if (!page) throw new Error(`${url} could not be opened.`);
  return page.render({ now: NOON.toISOString(), until: NOON.toISOString() }, 'http://localhost');
}

/** Lets the app take over what the server drew. */
async function wake(
  url: string,
  fetch: typeof globalThis.fetch,
  { before = () => {}, greeting }: { before?: () => void; greeting?: VerseAnswer } = {},
) {
  const { body, state } = await draw(url, greeting);
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', url);
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  before();
  const store = createStore();
  fillCache(store, (JSON.parse(state) as PageState).answers);
  const { routes, opened } = await openRoutes(location.href, { store, now: NOON, isRendered: true });
  const mistakes: unknown[] = [];
  const app = (
    <App store={store} cache={createCache({ key: 'css' })} renderedAt={NOON} origin="http://localhost">
      <RouterProvider router={createBrowserRouter(routes, { hydrationData: opened })} />
    </App>
  );
  await act(async () => {
    render(app, { container: root, hydrate: true, onRecoverableError: (mistake) => mistakes.push(mistake) });
  });
  return mistakes;
}

/** What the server answers to the greeting. */
async function greetingOf({ request }: TestApp): Promise<VerseAnswer> {
  const { body } = await request('askVerse', { body: { message: hello } });
  return body;
}

it('the daily verse drawn on the server shows the day’s verse at once, and asks nobody for it again', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  const app = await startSite();
  const greeting = await greetingOf(app);
  const { fetch, asked } = noting(app.fetch);
  const seen: (string | null | undefined)[] = [];
  const before = () => void seen.push(screen.getByRole('log').querySelector('blockquote')?.textContent);
  const mistakes = await wake('/daily-verse', fetch, { greeting, before });
  const words = greeting.passages[0]?.verses[0]?.text;
  expect(mistakes).toEqual([]);
  expect(seen).toEqual([expect.stringContaining(words as string)]);
  expect(screen.getByRole('log')).toHaveTextContent(words as string);
  expect(screen.getByRole('log').querySelectorAll('blockquote')).toHaveLength(1);
  expect(asked.filter((one) => one.startsWith('POST '))).toEqual([]);
});

it('the daily verse drawn on the server greets again where the page was kept from another day', async () => {
  vi.useFakeTimers({ now: NOON.getTime() + 24 * 3_600_000, toFake: ['Date'] });
  const app = await startSite();
  const greeting = { ...(await greetingOf(app)), lead: 'Good morning! This was yesterday.' };
  await wake('/daily-verse', app.fetch, { greeting });
  expect(await screen.findByText(/Here is our verse/)).toBeVisible();
  expect(screen.getByText('Good morning! This was yesterday.')).toBeVisible();
});

it('the daily verse drawn on the server carries a chapter whole, and asks nobody for it again', async () => {
  const { fetch, asked } = noting(quiet);
  const mistakes = await wake('/daily-verse?read=PSA.117#v2', fetch);
  expect(mistakes).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Psalm 117' })).toBeVisible();
  expect(screen.getByText(/O praise the LORD/)).toBeVisible();
  expect(asked.filter((url) => url.includes('/read/'))).toEqual([]);
});

it('the daily verse drawn on the server without JavaScript says how to reach the church', async () => {
  const { body } = await draw('/daily-verse');
  const still = /<noscript>([\s\S]*?)<\/noscript>/.exec(body)?.[1] ?? '';
  expect(still).toContain('tel:+254700000000');
  expect(still).toContain(church.email.value);
  expect(still).toContain('href="/contact"');
});

it('the daily verse drawn on the server keeps what was typed before it came to life', async () => {
  const { fetch } = await startTestApp();
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write a message');
  await wake('/daily-verse', fetch, { before: () => fillSilently(field(), 'hope') });
  expect(screen.getByLabelText('Write a message')).toHaveValue('hope');
  await waitFor(() => expect(keptDraft('visit:verse')?.values).toEqual({ text: 'hope' }));
});
