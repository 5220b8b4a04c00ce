import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createEvent, deleteEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON } from '#tests/support/testApp.ts';
import { atPath, noting } from '#tests/support/web/calls.ts';
import { answering, noNetwork, startSite } from '#tests/support/web/site.tsx';
import { api } from '#web/api/api.ts';

const BY = { username: 'mercy', now: NOON };

/** What watches for the end of the list to come into view. */
let watching = new Set<() => void>();

/** Scrolls to the end of what is shown, as far as the page can tell. */
const scrollToEnd = () => act(async () => [...watching].map((seen) => seen()));

beforeEach(() => {
  watching = new Set();
  class Watcher {
    #seen: () => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#seen = () => tell([{ isIntersecting: true }]);
    }
    observe = () => watching.add(this.#seen);
    disconnect = () => watching.delete(this.#seen);
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
});

/** So many events a day apart, the newest `Event 1`, on a server whose requests are counted. */
async function aLongList(count: number) {
  const app = await startSite();
  await app.store.write(async (transaction) => {
    for (let at = 1; at <= count; at++) {
      const day = addDays('2026-12-31', -at);
      await createEvent(transaction, anEvent({ title: `Event ${at}`, start_date: day, end_date: day }), BY);
    }
  });
  const { fetch, asked } = noting(app.fetch);
  const visit: typeof app.visit = (address, page) => app.visit(address, { fetch, ...page });
  return { ...app, fetch, visit, asked };
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** The requests for pages of the list, without those for the next events. */
const pagesAsked = (asked: readonly string[]) => asked.filter((one) => one.startsWith('GET /all/events?limit='));

const numbered = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `Event ${first + at}`);

it('a long list of events comes 24 at a time as one scrolls or presses its button, until its end', async () => {
  const { asked, visit } = await aLongList(60);
  const { user } = await visit('/events');
  await screen.findByRole('heading', { name: 'Event 24' });
  expect(titles()).toEqual(numbered(1, 24));
  expect(pagesAsked(asked)).toEqual(['GET /all/events?limit=24']);

  await scrollToEnd();
  await screen.findByRole('heading', { name: 'Event 48' });
  expect(titles()).toEqual(numbered(1, 48));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('heading', { name: 'Event 60' });
  expect(titles()).toEqual(numbered(1, 60));
  expect(pagesAsked(asked)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('a long list of events shows each event once where one was put on above while it was read, and where one was moved down', async () => {
  const { store, request, change, visit } = await aLongList(60);
  await visit('/events');
  await screen.findByRole('heading', { name: 'Event 24' });
  await store.write((transaction) => createEvent(transaction, anEvent({ start_date: '2027-02-01' }), BY));
  const [moved] = (await request('listEvents', { query: '?limit=1&from=2026-12-29&to=2026-12-29' })).body;
  const { id, version: _version, ...fields } = moved;
  await change(id, { ...fields, start_date: '2026-11-10', end_date: '2026-11-10' });

  await scrollToEnd();
  await screen.findByRole('heading', { name: 'Event 48' });
  expect(titles()).toEqual(numbered(1, 48));
});

it('a long list of events keeps what is there when the next page fails, says so, in the server’s words too, and tries again when asked to', async () => {
  const { fetch, visit } = await aLongList(30);
  const { user } = await visit('/events');
  await screen.findByRole('heading', { name: 'Event 24' });
  vi.stubGlobal('fetch', noNetwork);
  await scrollToEnd();
  expect(await screen.findByText('Failed to load events.')).toBeVisible();
  expect(titles()).toEqual(numbered(1, 24));
  await scrollToEnd();

  vi.stubGlobal('fetch', answering({ message: 'Events are being moved.' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Events are being moved.')).toBeVisible();
  expect(titles()).toHaveLength(24);
  expect(screen.queryByText('No events available.')).toBeNull();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Event 30' });
  expect(titles()).toEqual(numbered(1, 30));
  expect(screen.queryByText('Failed to load events.')).toBeNull();
});

it('a long list of events is fetched again, as far as it was loaded, after a change and when the tab is looked at again, and may have become shorter', async () => {
  const { store, request, list, visit } = await aLongList(60);
  const { store: shown } = await visit('/events');
  onTestFinished(setupListeners(shown.dispatch));
  await screen.findByRole('heading', { name: 'Event 24' });
  await scrollToEnd();
  await screen.findByRole('heading', { name: 'Event 48' });

  const [first] = (await request('listEvents', { query: '?limit=1' })).body;
  await store.write(async (transaction) => {
    await deleteEvent(transaction, first.id, BY);
    await createEvent(transaction, anEvent({ title: 'New', start_date: '2027-02-01' }), BY);
  });
  act(() => void shown.dispatch(api.util.invalidateTags([{ type: 'Event', id: 'LIST' }])));
  await screen.findByRole('heading', { name: 'New' });
  expect(titles()).toEqual(['New', ...numbered(2, 48)]);

  const all = (await list()) as { id: number }[];
  await store.write(async (transaction) => {
    for (const { id } of all.slice(10)) await deleteEvent(transaction, id, BY);
  });
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(titles()).toEqual(['New', ...numbered(2, 10)]));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it.each([
  ['more than one page holds', 60, 1],
  ['just one page', 24, 2],
  ['less', 7, 1],
])('a backend that ignores the query answers everything at once: %s', async (_which, count, times) => {
  const { visit, fetch, asked } = await aLongList(count);
  const { path } = endpoints.listEvents;
  const ignoring = atPath(path, (calls, ...call) => calls(...call).then(() => calls(path)));
  await visit('/events', { fetch: ignoring(fetch) });
  await screen.findByRole('heading', { name: `Event ${Math.min(count, 24)}` });
  expect(titles()).toEqual(numbered(1, Math.min(count, 24)));
  for (let shown = 24; shown <= count; shown += 24) await scrollToEnd();
  await waitFor(() => expect(titles()).toEqual(numbered(1, count)));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(pagesAsked(asked)).toHaveLength(times);
});
