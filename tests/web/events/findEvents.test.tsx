import { act, screen, waitFor, within } from '@testing-library/react';
import { readEventAddress } from '#content/events/eventAddress.ts';
import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { textsOf } from '#tests/support/web/acts.ts';
import { never, noting } from '#tests/support/web/calls.ts';
import { noNetwork, openAsVisitor, renderApp, startSite, storeOfTest } from '#tests/support/web/site.tsx';
import { foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';

const onOneDay = (title: string, day: string, fields: Partial<EventInput> = {}) =>
  anEvent({ title, start_date: day, end_date: day, start_time: '09:00', end_time: '11:00', ...fields });

/** Around Saturday 21 November 2026. */
const EVENTS = [
  onOneDay('Harvest Sunday', '2026-10-04', { category: 'Fellowship' }),
  onOneDay('Youth Seminar', '2026-11-14', { category: 'Seminar', venue: 'Juja branch' }),
  anEvent({ title: 'Kesha ya Novemba' }),
  anEvent({
    title: 'Revival',
    category: 'Revival',
    start_date: '2026-11-29',
    end_date: '2026-12-01',
    end_time: '18:00',
  }),
  onOneDay('Carols', '2026-12-20', { category: 'Fellowship', venue: 'Gachororo Road' }),
  onOneDay('Flooded Seminar', '2026-11-28', { category: 'Seminar', status: 'cancelled' }),
];
/** A server with these events, whose questions for the list are noted, and a page of it. */
async function openCalendar(address: string, page: { inWindow?: boolean } = {}) {
  const site = await startSite({ events: EVENTS });
  const { fetch, asked } = noting(site.fetch);
  const listAsked = () => asked.flatMap((one) => one.split(`GET ${endpoints.listEvents.path}`).slice(1));
  return { ...(await site.visit(address, { fetch, ...page })), listAsked };
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const found = (words: string) => screen.findByText(words, { ignore: 'script' });
const day = (name: RegExp | string) => screen.getByRole('button', { name });

it('searching the events says so where nothing matches, takes everything off at once, finds events as one types, says how many, and goes back to the whole list', async () => {
  const { user } = await openCalendar('/events?q=picnic&category=Kesha');
  expect(await found('Nothing here matches what you are looking for.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No events');
  expect(screen.getByRole('searchbox')).toHaveValue('picnic');
  await user.click(await screen.findByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Carols' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
  const whole = titles();
  expect(whole).toHaveLength(6);
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'seminar juja');
  expect(await found('1 event')).toHaveAttribute('role', 'status');
  expect(titles()).toEqual(['Youth Seminar']);
  await user.click(await screen.findByRole('link', { name: /“seminar juja”.*take off/ }));
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(titles()).toEqual(whole));
});

it('searching the events shows the plain list where it knows nothing of the address, and is narrowed by category, branch, and coming or past, among which my branch can be chosen', async () => {
  const { user, listAsked } = await openCalendar('/events?category=Picnic&branch=mars&fbclid=abc');
  expect(await screen.findByRole('heading', { name: 'Harvest Sunday' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /take off/ })).toBeNull();
  expect(listAsked()).toEqual(['?limit=24', '?from=2026-11-21']);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name: 'Choose my branch' }));
  await user.click(screen.getByRole('button', { name: 'Ruiru' }));
  expect(await screen.findByRole('link', { name: 'All that is coming at Ruiru' })).toBeVisible();
  expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('ruiru');
  await user.selectOptions(await screen.findByLabelText('Category'), 'Fellowship');
  await found('2 events');
  expect(titles()).toEqual(['Carols', 'Harvest Sunday']);
  await user.selectOptions(screen.getByLabelText('When'), 'Past');
  await found('1 event');
  expect(titles()).toEqual(['Harvest Sunday']);
  await user.selectOptions(screen.getByLabelText('When'), 'Coming');
  await waitFor(() => expect(titles()).toEqual(['Carols']));
  await user.selectOptions(screen.getByLabelText('Category'), 'All categories');
  await found('4 events');
  expect(titles()).toEqual(['Kesha ya Novemba', 'Cancelled: Flooded Seminar', 'Revival', 'Carols']);
  await user.selectOptions(screen.getByLabelText('Branch'), 'Juja');
  await found('1 event');
  expect(titles()).toEqual(['Carols']);
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toHaveAttribute('aria-expanded', 'true');
});

it('searching the events keeps what is typed on while the address follows, and a step back also changes the field that has the focus', async () => {
  const { user } = await openCalendar('/events', { inWindow: true });
  await screen.findByRole('heading', { name: 'Carols' });
  await user.click(screen.getByRole('button', { name: 'Month view' }));
  const field = screen.getByRole('searchbox', { name: 'Search events' });
  await user.type(field, 'car');
  await waitFor(() => expect(location.search).toContain('q=car'));
  await user.type(field, 'ols');
  await waitFor(() => expect(location.search).toContain('q=carols'));
  expect(field).toHaveValue('carols');
  expect(field).toHaveFocus();
  act(() => history.back());
  await waitFor(() => expect(field).toHaveValue(''));
});

it('searching the events says why where the list cannot be had, and tries again', async () => {
  const events = [{ title: 'Kesha ya Novemba' }];
  const { user, fetch } = await openAsVisitor('/events?q=kesha', { events, through: () => noNetwork });
  expect(await found('Failed to load events.')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Kesha ya Novemba' })).toBeVisible();
  expect(screen.queryByText('Failed to load events.')).toBeNull();
});

it('what the server found stays on screen until the list is there, however long that takes', async () => {
  const { put, fetch } = await startSite();
  await put({ title: 'Carols' });
  vi.stubGlobal('fetch', fetch);
  const arg = {
    address: readEventAddress(new URLSearchParams({ q: 'carols' })),
    now: { date: '2026-11-21', time: '12:00' },
  };
  const { data: value } = await storeOfTest().dispatch(foundEventsApi.endpoints.findEvents.initiate(arg));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await renderApp('/events?q=carols', {
    fetch: never,
    answers: [{ endpointName: 'findEvents', arg, value }],
  });
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(screen.getByRole('heading', { name: 'Carols' })).toBeVisible();
});

it('the month is a grid of days from Sunday to Saturday, with each event on every day that it touches, and lists those of a day that is opened', async () => {
  const { user } = await openCalendar('/events');
  await user.click(screen.getByRole('button', { name: 'Month view' }));
  const grid = await screen.findByRole('grid', { name: 'November 2026' });
  const days = textsOf(within(grid).getAllByRole('columnheader'));
  expect(days).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await within(grid).findAllByText('Kesha ya Novemba');
  expect(grid).toHaveTextContent('9 pm Kesha ya Novemba');
  expect(grid).toHaveTextContent('Until 5 am Kesha ya Novemba');
  const cancelled = within(grid).getByText('Flooded Seminar');
  expect(cancelled.tagName).toBe('S');
  expect(cancelled.parentElement).toHaveTextContent('9 am Cancelled: Flooded Seminar');
  expect(day('Saturday 21 November 2026, today')).toHaveAttribute('aria-current', 'date');
  for (const name of ['Friday 27 November 2026, 1 event', 'Saturday 28 November 2026, 2 events']) {
    expect(day(name)).toBeVisible();
  }
  expect(day('Monday 30 November 2026, 1 event')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('4 events in November 2026');

  await user.click(day('Saturday 28 November 2026, 2 events'));
  const heading = await screen.findByRole('heading', { name: 'Saturday 28 November 2026: 2 events' });
  expect(heading).toHaveFocus();
  expect(titles()).toEqual(['Kesha ya Novemba', 'Cancelled: Flooded Seminar']);
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('28');
  await user.click(day(/^Sunday 22 November/));
  expect(await found('Nothing is planned on this day.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Whole month' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
});

it('the month asks for no more than the days of its weeks, shows what the filters let through, and goes back to the list with them', async () => {
  const { user, listAsked } = await openCalendar('/events?view=month&month=2026-12');
  expect(await screen.findByRole('button', { name: 'Tuesday 1 December 2026, 1 event' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('button', { name: 'Friday 27 November 2026, 1 event' })).toBeVisible();
  expect(listAsked()).toEqual(['?from=2026-11-29&to=2027-01-02', '?from=2026-11-01&to=2026-12-05']);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.selectOptions(await screen.findByLabelText('Category'), 'Seminar');
  expect(await screen.findByRole('button', { name: 'Saturday 14 November 2026, 1 event' })).toBeVisible();
  expect(day('Friday 27 November 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List view' }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await found('2 events');
});

it('the month is walked through with the keyboard, one day at a time taking the Tab key, says so where it has nothing, and leads back to today', async () => {
  const { user } = await openCalendar('/events?view=month');
  await screen.findByRole('button', { name: 'Friday 27 November 2026, 1 event' });
  const grid = screen.getByRole('grid');
  expect(
    within(grid)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  act(() => day(/^Saturday 21 November/).focus());
  for (const [keys, name] of [
    ['{ArrowRight}', /^Sunday 22 November/],
    ['{ArrowDown}', /^Sunday 29 November/],
    ['{End}', /^Saturday 5 December/],
    ['{Home}', /^Sunday 29 November/],
    ['{PageDown}', /^Tuesday 29 December/],
    ['{PageUp}{PageUp}', /^Thursday 29 October/],
    ['{Shift>}{PageDown}{/Shift}', /^Friday 29 October 2027/],
  ] as const) {
    await user.keyboard(keys);
    await waitFor(() => expect(day(name)).toHaveFocus());
  }
  expect(screen.getByRole('grid', { name: 'October 2027' })).toBeVisible();
  expect(await found('Nothing is planned in this month.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByRole('heading', { name: 'Saturday 21 November 2026' })).toBeVisible();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
});
