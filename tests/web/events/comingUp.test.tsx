import { setupListeners } from '@reduxjs/toolkit/query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EVENTS_PER_PAGE } from '#shared/events/eventsQuery.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { renderApp, startSite } from '#tests/support/web/site.tsx';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';

const TODAY = '2026-11-21';

/** A server whose next event is far down its list: what follows after it fills more than one part. */
async function withFullCalendar() {
  const app = await startSite();
  const { token } = app;
  const put = (title: string, start_date: string, fields: Parameters<typeof anEvent>[0] = {}) =>
    app.put({ title, start_date, end_date: start_date, start_time: '14:00', end_time: '16:00', ...fields });
  for (let week = 1; week <= EVENTS_PER_PAGE + 2; week++) await put(`Week ${week}`, addDays(TODAY, week * 7));
  await put('Over', TODAY, { start_time: '08:00', end_time: '09:00' });
  await put('This evening', TODAY, { start_time: '18:00', end_time: '20:00' });
  await put('This afternoon', TODAY);
  await put('Called off', addDays(TODAY, 1), { status: 'cancelled' });
  await put('Prayer week', addDays(TODAY, -3), { end_date: addDays(TODAY, 3) });
  return { ...app, token, put };
}

const comingUp = () => screen.findByRole('region', { name: 'Coming up' });
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

describe('above the public list', () => {
  it('stands all that is coming, soonest first, by weeks and months, however far down the list it is, and changes at once', async () => {
    const { fetch, put } = await withFullCalendar();
    const { store } = await renderApp('/events', { fetch });
    onTestFinished(setupListeners(store.dispatch));
    const region = await comingUp();
    expect(titles(region).slice(0, 6)).toEqual([
      'Prayer week',
      'This afternoon',
      'This evening',
      'Cancelled: Called off',
      'Week 1',
      'Week 2',
    ]);
    const groups = within(region).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      'This week',
      'Next week',
      'December',
      'January 2027',
      'February 2027',
    ]);
    const row = within(region).getByRole('link', { name: 'This evening' }).closest('li');
    expect(row).toHaveTextContent('This eveningSat 21 Nov, 6 to 8 pm · Ruiru');
    expect(within(region).getByText('Wed 18 Nov, 2 pm, until Tue 24 Nov')).toBeVisible();
    const cards = await screen.findAllByRole('article');
    expect(within(cards[0] as HTMLElement).getByRole('heading')).toHaveTextContent(`Week ${EVENTS_PER_PAGE + 2}`);
    expect(region.compareDocumentPosition(cards[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await put('At once', TODAY, { start_time: '12:30' });
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(titles(await comingUp()).slice(0, 2)).toEqual(['Prayer week', 'At once']));
  });

  it('follows the filters, and leads to those of one’s own branch', async () => {
    const { fetch, put } = await withFullCalendar();
    await renderApp('/events?q=week', { fetch });
    expect(titles(await comingUp()).slice(0, 2)).toEqual(['Prayer week', 'Week 1']);
    cleanup();
    await renderApp('/events?when=past', { fetch });
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
    cleanup();
    localStorage.setItem(MY_BRANCH_KEY, 'juja');
    await put('At Juja', addDays(TODAY, 9), { venue: 'Gachororo Road' });
    const { user } = await renderApp('/events', { fetch });
    await user.click(within(await comingUp()).getByRole('link', { name: 'All that is coming at Juja' }));
    await waitFor(async () => expect(titles(await comingUp())).toEqual(['At Juja']));
  });

  it('stands nothing where nothing is coming', async () => {
    const { fetch, request, signIn } = await startTestApp();
    await request(endpoints.createEvent, {
      token: await signIn(),
      body: anEvent({ start_date: '2026-10-01', end_date: '2026-10-02' }),
    });
    await renderApp('/events', { fetch });
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'All events' })).toBeNull();
  });
});
