import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '#shared/time.ts';
import { chooseForEvent, pasteInto, retype, textsOf } from '#tests/support/web/acts.ts';
import { openSignedIn } from '#tests/support/web/site.tsx';
import { LIST_FILTER_KEY } from '#web/features/staff-events/list/ListFilters.tsx';

/** A server with one past and two coming events, and the dashboard opened by somebody signed in. */
async function openDashboard(path = '/admin/dashboard') {
  const on = (start_date: string) => ({ start_date, end_date: start_date, start_time: '18:00', end_time: '20:00' });
  const app = await openSignedIn(path, {
    events: [
      { title: 'Long ago', venue: 'Juja', ...on('2026-10-01') },
      { title: 'Friday Kesha', venue: 'Juja', ...on('2026-11-27') },
      { title: 'Advent', ...on('2026-12-06') },
    ],
  });
  await screen.findByRole('table', { name: 'Events' });
  return app;
}

const titles = () => textsOf(within(screen.getByRole('table', { name: 'Events' })).getAllByRole('heading'));

it('the dashboard’s list opens with everything, newest first, is sorted by a column, remembers another choice, and leads to the events’ pages', async () => {
  const { user, open } = await openDashboard();
  expect(titles()).toEqual(['Advent', 'Friday Kesha', 'Long ago']);
  await user.click(screen.getByRole('button', { name: 'Coming' }));
  await waitFor(() => expect(titles()).toEqual(['Friday Kesha', 'Advent']));
  const header = () => screen.getByRole('columnheader', { name: 'Event' });
  await user.click(within(header()).getByRole('button'));
  await waitFor(() => expect(titles()).toEqual(['Advent', 'Friday Kesha']));
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header()).getByRole('button'));
  await waitFor(() => expect(titles()).toEqual(['Friday Kesha', 'Advent']));
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  await open('/admin/dashboard');
  await screen.findByRole('table', { name: 'Events' });
  expect(titles()).toEqual(['Friday Kesha', 'Advent']);
  expect(screen.getByRole('button', { name: 'Coming', pressed: true })).toBeVisible();
  const title = screen.getByRole('link', { name: 'Friday Kesha' });
  expect(title).toHaveAttribute('href', '/events/2');
  expect(fireEvent.click(title, { ctrlKey: true })).toBe(true); // the browser opens it in another tab
  await user.click(title);
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday Kesha' })).toBeVisible();
});

it('the dashboard’s list keeps both of two quick changes, is searched as one types, and offers everything where nothing matches', async () => {
  const { user } = await openDashboard('/admin/dashboard?when=all');
  act(() => {
    fireEvent.change(screen.getByLabelText('Branch'), { target: { value: 'juja' } });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Kesha' } });
  });
  await waitFor(() => expect(titles()).toEqual(['Friday Kesha', 'Long ago']));
  const kept = Object.fromEntries(new URLSearchParams(localStorage.getItem(LIST_FILTER_KEY) ?? ''));
  expect(kept).toEqual({ when: 'all', branch: 'juja', category: 'Kesha' });
  pasteInto(screen.getByRole('searchbox', { name: 'Search for events' }), 'friday');
  await waitFor(() => expect(titles()).toEqual(['Friday Kesha']));
  await user.click(screen.getByRole('button', { name: 'Past' }));
  expect(await screen.findByText('Nothing here matches what you are looking for.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show all events' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('the dashboard’s list has a column of series once there is one, and else leaves its room to the titles', async () => {
  const { putSeries, open } = await openDashboard();
  expect(screen.getByRole('columnheader', { name: 'Place' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Series' })).toBeNull();
  cleanup();
  await putSeries(['2026-11-27', '2026-12-04']);
  await open('/admin/dashboard');
  expect(await screen.findByRole('columnheader', { name: 'Series' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '2 dates' })).toHaveLength(2);
});

it('after an event is saved, its row is scrolled to and marked, and the toast leads to its page', async () => {
  const { user } = await openDashboard();
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Edit Advent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update Event' });
  pasteInto(within(dialog).getByLabelText(/Title/), ' Sunday');
  await user.click(within(dialog).getByRole('button', { name: 'Update Event' }));
  const row = (await screen.findByRole('heading', { name: 'Advent Sunday' })).closest('tr') as HTMLElement;
  await waitFor(() => expect(row).toHaveAttribute('data-changed'));
  expect(scrolledTo.mock.contexts).toContain(row);
  await user.click(await screen.findByRole('button', { name: 'See it' }));
  expect(await screen.findByRole('heading', { name: 'Advent Sunday', level: 1 })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Events' })).toBeNull();
});

it('after an event is saved, it is shown even if the filter would hide it', async () => {
  const { user } = await openDashboard('/admin/dashboard?branch=juja');
  await chooseForEvent(user, 'Friday Kesha', 'Duplicate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  retype(dialog.getByLabelText(/Venue/), 'Kithini Branch');
  expect(dialog.getByLabelText(/Start Date/)).toHaveValue('2026-12-04');
  fireEvent.change(dialog.getByLabelText(/Start Date/), { target: { value: '2026-12-31' } });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(titles()).toEqual(['Friday Kesha', 'Advent', 'Friday Kesha', 'Long ago']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Event deleted successfully!')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Advent', 'Friday Kesha', 'Long ago']));
});

it('a long list is shown from its beginning again when it is sorted in another way; shows an event that was just saved, however far down it is, and does not get shorter after', async () => {
  const events = Array.from({ length: 30 }, (_, at) => {
    const day = addDays('2026-12-01', at);
    return { title: `Event ${at + 10}`, start_date: day, end_date: day };
  });
  const { user } = await openSignedIn('/admin/dashboard', { events });
  await screen.findByRole('table', { name: 'Events' });
  expect(titles()).toHaveLength(24);
  expect(screen.getByRole('rowheader', { name: 'Later 30 events' })).toBeVisible(); // also those that are not drawn yet
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(titles()).toHaveLength(30);
  await user.selectOptions(screen.getByLabelText('Order'), 'Soonest first');
  await waitFor(() => expect(titles()[0]).toBe('Event 10'));
  expect(titles()).toHaveLength(24);

  await chooseForEvent(user, 'Event 20', 'Duplicate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  retype(dialog.getByLabelText(/Title/), 'The last of all');
  fireEvent.change(dialog.getByLabelText(/Start Date/), { target: { value: '2027-02-28' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  const row = (await screen.findByRole('heading', { name: 'The last of all' })).closest('tr') as HTMLElement;
  await waitFor(() => expect(row).toHaveAttribute('data-changed'));
  await act(() => vi.advanceTimersByTime(10_000));
  expect(row).not.toHaveAttribute('data-changed');
  expect(screen.getByRole('heading', { name: 'The last of all' })).toBeVisible();
  vi.useRealTimers();
});
