import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEvent, deleteEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, startTestApp } from '#tests/support/testApp.ts';
import { renderApp } from '#tests/support/web/renderApp.tsx';
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

/** A server with so many events a day apart, the newest `Event 1`. */
async function aLongList(count: number) {
  const app = await startTestApp();
  await app.store.write(async (transaction) => {
    for (let at = 1; at <= count; at++) {
      const day = addDays('2026-12-31', -at);
      await createEvent(transaction, anEvent({ title: `Event ${at}`, start_date: day, end_date: day }), BY);
    }
  });
  return app;
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const numbered = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `Event ${first + at}`);

describe('a long list of events', () => {
  it('is shown 24 at a time as one scrolls, until its end', async () => {
    const { fetch } = await aLongList(60);
    await renderApp('/events', { fetch });
    await screen.findByRole('heading', { name: 'Event 24' });
    expect(titles()).toEqual(numbered(1, 24));
    await scrollToEnd();
    expect(titles()).toEqual(numbered(1, 48));
    await scrollToEnd();
    expect(titles()).toEqual(numbered(1, 60));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('goes on at the press of its button, too', async () => {
    const { fetch } = await aLongList(30);
    const { user } = await renderApp('/events', { fetch });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(titles()).toEqual(numbered(1, 30));
  });

  it('is fetched again, and shown as far as it was, after an event was put on, changed or taken off', async () => {
    const { fetch, store, request } = await aLongList(60);
    const { store: shown } = await renderApp('/events', { fetch });
    await screen.findByRole('heading', { name: 'Event 24' });
    await scrollToEnd();

    const [first] = (await request(endpoints.listEvents)).body;
    await store.write(async (transaction) => {
      await deleteEvent(transaction, first.id, BY);
      await createEvent(transaction, anEvent({ title: 'New', start_date: '2027-02-01' }), BY);
    });
    act(() => void shown.dispatch(api.util.invalidateTags([{ type: 'Event', id: 'LIST' }])));
    await screen.findByRole('heading', { name: 'New' });
    expect(titles()).toEqual(['New', ...numbered(2, 48)]);
  });

  it('is fetched again when the tab is looked at again, and may have become shorter', async () => {
    const { fetch, store, request } = await aLongList(60);
    const { store: shown } = await renderApp('/events', { fetch });
    onTestFinished(setupListeners(shown.dispatch));
    await screen.findByRole('heading', { name: 'Event 24' });
    await scrollToEnd();
    const all = (await request(endpoints.listEvents)).body as { id: number }[];
    await store.write(async (transaction) => {
      for (const { id } of all.slice(10)) await deleteEvent(transaction, id, BY);
    });
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(titles()).toEqual(numbered(1, 10)));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

it('a backend that ignores the query still leads to the next coming event', async () => {
  const { request } = await aLongList(60);
  const everything = (await request(endpoints.listEvents)).body;
  await renderApp('/event-card', { fetch: async () => Response.json({ events: everything }) });
  // The 39 events from 21 November on are coming; the one of that evening is the next.
  expect(await screen.findByRole('heading', { name: 'Event 40' })).toBeVisible();
});
