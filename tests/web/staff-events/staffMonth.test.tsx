import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseForEvent } from '#tests/support/web/acts.ts';
import { openSignedIn, startSite } from '#tests/support/web/site.tsx';

/** The month of a church with a Kesha from Friday 27 to Saturday 28 November, opened by somebody signed in. */
async function openMonth(address = '/admin/month?month=2026-11&day=2026-11-27') {
  const app = await openSignedIn(address, { events: [{}] });
  await screen.findByRole('grid', { name: 'November 2026' });
  await onDay('2026-11-27').findByText(/Friday Kesha$/);
  const stored = async () => (await app.list())[0];
  return { ...app, stored };
}

const onDay = (day: string) => within(document.querySelector<HTMLElement>(`td[data-day="${day}"]`) as HTMLElement);

/** Moves the Kesha to another day by its menu. */
async function moveTo(user: UserEvent, day: string) {
  await chooseForEvent(user, 'Friday Kesha', 'Move to another day…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to another day' }));
  fireEvent.change(dialog.getByLabelText('New date'), { target: { value: day } });
  await user.click(dialog.getByRole('button', { name: 'Move' }));
}

it('staff’s month is reached from the list, and leads back to it and to This Week', async () => {
  const { user } = await openMonth('/admin/month');
  await user.click(within(screen.getByRole('navigation', { name: 'View' })).getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: 'Upcoming Events', level: 1 })).toBeVisible();
  await user.click(within(screen.getByRole('navigation', { name: 'View' })).getByRole('link', { name: 'Month' }));
  expect(await screen.findByRole('heading', { name: 'November 2026', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'page');
  const [current, ...others] = within(screen.getByRole('navigation', { name: 'Staff' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current).toHaveAccessibleName('Upcoming Events');
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(others).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'This Week' }));
  expect(await screen.findByRole('heading', { name: 'This Week' })).toBeVisible();
});

it('staff’s month shows whole weeks, an event on each of its days, and below what the chosen day has, and is walked through by keys', async () => {
  const { user } = await openMonth();
  // A phone shows dots in place of the titles.
  const title = (day: string) => onDay(day).getByRole('link', { hidden: true });
  expect(title('2026-11-27')).toHaveTextContent('9 pm Friday Kesha');
  expect(title('2026-11-28')).toHaveTextContent('Until 5 am Friday Kesha');
  await user.click(onDay('2026-12-05').getByRole('button', { name: 'Saturday 5 December 2026' }));
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  expect(await screen.findByText('Nothing on this day.')).toBeVisible();
  await user.click(onDay('2026-11-29').getByRole('button'));
  await user.click(onDay('2026-11-28').getByRole('button', { name: 'Saturday 28 November 2026, 1 event' }));
  expect(await screen.findByRole('heading', { name: 'Saturday 28 November', level: 2 })).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Events' })).getByText('Friday Kesha')).toBeVisible();
  await user.click(onDay('2026-11-27').getByRole('button'));
  onDay('2026-11-27').getByRole('button').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  await waitFor(() => expect(onDay('2026-12-05').getByRole('button')).toHaveFocus());
  expect(await screen.findByRole('heading', { name: 'Saturday 5 December' })).toBeVisible();
});

it('staff’s month moves an event by keys to a day that is chosen in its menu, and brings it back by Undo', async () => {
  const { user, stored } = await openMonth();
  screen.getByRole('button', { name: 'More for Friday Kesha' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Move to another day…' })).focus();
  await user.keyboard('{Enter}');
  const day = await screen.findByLabelText('New date');
  fireEvent.change(day, { target: { value: '2026-12-03' } });
  expect(day).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Moved to Thursday 3 December')).toBeVisible();
  expect(onDay('2026-12-03').getByText(/Friday Kesha$/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Friday 27 November' })).toHaveFocus());
  expect(await stored()).toMatchObject({ start_date: '2026-12-03', end_date: '2026-12-04' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The event is as it was before.');
  expect(await onDay('2026-11-27').findByText(/Friday Kesha$/)).toBeInTheDocument();
  expect(await stored()).toMatchObject({ start_date: '2026-11-27', end_date: '2026-11-28' });
});

it('staff’s month puts an event back that somebody else has changed, says so, and shows the change', async () => {
  const { user, change, stored } = await openMonth();
  await change(1, { title: 'Friday Kesha, at Juja' });
  await moveTo(user, '2026-11-28');
  expect(await screen.findByText(/has changed or deleted “Friday Kesha, at Juja” meanwhile/)).toBeVisible();
  expect(await onDay('2026-11-27').findByText(/Friday Kesha, at Juja$/)).toBeInTheDocument();
  expect(await stored()).toMatchObject({ start_date: '2026-11-27', version: 2 });
});

it('staff’s month moves an event to a day that is chosen in its menu; of a series this date only', async () => {
  const app = await startSite();
  await app.putSeries(['2026-11-27', '2026-12-04']);
  const { user } = await app.open('/admin/month?month=2026-12&day=2026-12-04');
  await screen.findByRole('grid', { name: 'December 2026' });
  await chooseForEvent(user, 'Friday Kesha', 'Move to another day…');
  expect(await screen.findByText(/Only this date of the series moves/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('New date'), { target: { value: '2027-01-01' } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Moved to Friday 1 January 2027, this date of the series only')).toBeVisible();
  expect(await app.list()).toMatchObject([{ start_date: '2027-01-01' }, { start_date: '2026-11-27' }]);
});

it('staff’s month opens the form of an event and that of a new one on the day, asks before it deletes, and stays the month', async () => {
  const { user } = await openMonth();
  await user.click(onDay('2026-11-27').getByRole('link', { hidden: true }));
  const update = within(await screen.findByRole('dialog', { name: 'Update Event' }));
  await user.click(update.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseForEvent(user, 'Friday Kesha', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Event deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Friday 27 November' })).toHaveFocus());
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  await user.click(onDay('2026-11-17').getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Tuesday 17 November' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const create = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  expect(create.getByLabelText(/Start Date/)).toHaveValue('2026-11-17');
  expect(create.getByLabelText(/End Date/)).toHaveValue('2026-11-17');
});

it('staff’s month goes to a new event’s month, scrolls to it and marks it', async () => {
  const { user } = await openMonth();
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await chooseForEvent(user, 'Friday Kesha', 'Duplicate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  fireEvent.change(dialog.getByLabelText(/Start Date/), { target: { value: '2027-02-12' } });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await screen.findByRole('grid', { name: 'February 2027' })).toBeVisible();
  const row = await within(await screen.findByRole('table', { name: 'Events' })).findByText('Friday Kesha');
  const saved = row.closest('[data-event]');
  await waitFor(() => expect(saved).toHaveAttribute('data-changed'));
  expect(scrolledTo.mock.contexts).toContain(saved);
});
