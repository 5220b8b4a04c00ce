import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EVENTS_PER_PAGE } from '#shared/events/eventsQuery.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { answering, renderApp } from '#tests/support/web/renderApp.tsx';

const TODAY = '2026-11-21';

/** A server whose next event is far down its list: what follows after it fills more than one part. */
async function withFullCalendar() {
  const app = await startTestApp();
  const token = await app.signIn();
  const put = (title: string, start_date: string, fields: Parameters<typeof anEvent>[0] = {}) =>
    app.request(endpoints.createEvent, {
      token,
      body: anEvent({ title, start_date, end_date: start_date, start_time: '14:00', end_time: '16:00', ...fields }),
    });
  for (let week = 1; week <= EVENTS_PER_PAGE + 2; week++) await put(`Week ${week}`, addDays(TODAY, week * 7));
  await put('Over', TODAY, { start_time: '08:00', end_time: '09:00' });
  await put('This evening', TODAY, { start_time: '18:00', end_time: '20:00' });
  await put('This afternoon', TODAY);
  await put('Called off', addDays(TODAY, 1), { status: 'cancelled' });
  await put('Prayer week', addDays(TODAY, -3), { end_date: addDays(TODAY, 3) });
  return { ...app, token, put };
}

const comingNext = () => screen.findByRole('region', { name: 'Coming next' });
const titles = (region: HTMLElement) =>
  within(within(region).getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('above the public list', () => {
  it('stands what comes next, soonest first, however far down the list it is', async () => {
    const { fetch } = await withFullCalendar();
    await renderApp('/events', { fetch });
    const region = await comingNext();
    expect(titles(region)).toEqual(['Prayer week', 'This afternoon', 'This evening']);
    const [first] = within(region).getAllByRole('link');
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/events\/\d+$/));
    expect(within(region).getByText(/Saturday 21 November 2026, 6 pm/)).toBeVisible();
    const cards = await screen.findAllByRole('article');
    expect(within(cards[0] as HTMLElement).getByRole('heading')).toHaveTextContent(`Week ${EVENTS_PER_PAGE + 2}`);
    expect(region.compareDocumentPosition(cards[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stands a change as soon as there is one', async () => {
    const { fetch, put } = await withFullCalendar();
    const { store } = await renderApp('/events', { fetch });
    onTestFinished(setupListeners(store.dispatch));
    await comingNext();
    await put('At once', TODAY, { start_time: '12:30' });
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(titles(await comingNext())).toEqual(['Prayer week', 'At once', 'This afternoon']));
  });

  it('leads to everything that is coming, and gives way to a search', async () => {
    const { fetch } = await withFullCalendar();
    const { user } = await renderApp('/events', { fetch });
    await user.click(within(await comingNext()).getByRole('link', { name: 'All that is coming' }));
    expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('Prayer week');
    expect(screen.queryByRole('region', { name: 'Coming next' })).toBeNull();
  });

  it('stands nothing where nothing is coming', async () => {
    const { fetch, request, signIn } = await startTestApp();
    await request(endpoints.createEvent, {
      token: await signIn(),
      body: anEvent({ start_date: '2026-10-01', end_date: '2026-10-02' }),
    });
    await renderApp('/events', { fetch });
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Coming next' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'All events' })).toBeNull();
  });

  it('stands nothing where the list begins with the only one', async () => {
    const { fetch, request, signIn } = await startTestApp();
    const token = await signIn();
    await request(endpoints.createEvent, { token, body: anEvent() });
    await request(endpoints.createEvent, {
      token,
      body: anEvent({ title: 'Past', start_date: '2026-10-01', end_date: '2026-10-02' }),
    });
    await renderApp('/events', { fetch });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Coming next' })).toBeNull();
  });

  it('stands what an older backend has too', async () => {
    const coming = anEvent({ title: 'Watoto Sunday', start_date: '2026-11-22', end_date: '2026-11-22' });
    const later = anEvent({ start_date: '2026-12-25', end_date: '2026-12-25' });
    await renderApp('/events', {
      fetch: answering({
        events: [
          { id: 1, ...later },
          { id: 2, ...coming },
        ],
      }),
    });
    expect(titles(await comingNext())).toEqual(['Watoto Sunday', 'Friday Kesha']);
  });
});
