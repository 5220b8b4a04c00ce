import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { renderApp } from '#tests/support/web/renderApp.tsx';
import { chooseForEvent } from '#tests/support/web/rowMenu.ts';
import { openSignedIn } from '#tests/support/web/signedIn.tsx';

/** The month of a church with a Kesha from Friday 27 to Saturday 28 November, opened by somebody signed in. */
async function openMonth(address = '/admin/month?month=2026-11&day=2026-11-27') {
  const app = await openSignedIn(address, { events: [{}] });
  await screen.findByRole('grid', { name: 'November 2026' });
  await screen.findAllByRole('link', { name: /m Friday Kesha/ });
  const stored = async () => (await app.request(endpoints.listEvents)).body[0];
  return { ...app, stored };
}

const cell = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`) as HTMLElement;
const onDay = (day: string) => within(cell(day));

/** Drags an event's title to another day of the month, as a browser tells it. */
function drag(title: HTMLElement, day: string) {
  fireEvent.dragStart(title);
  fireEvent.dragOver(cell(day));
  fireEvent.drop(cell(day));
  fireEvent.dragEnd(title);
}

describe('staff’s month', () => {
  it('is reached from the list, and leads back to it', async () => {
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
  });

  it('shows an event on each of its days, and the chosen day’s with all that can be done', async () => {
    const { user } = await openMonth();
    expect(onDay('2026-11-27').getByRole('link', { name: '9 pm Friday Kesha' })).toBeVisible();
    expect(onDay('2026-11-28').getByRole('link', { name: 'Until 5 am Friday Kesha' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Friday 27 November' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'More for Friday Kesha' })).toBeVisible();
    await user.click(onDay('2026-11-26').getByRole('button', { name: 'Thursday 26 November 2026' }));
    expect(await screen.findByText('Nothing on this day.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  it('tells what is not on the site yet', async () => {
    await openSignedIn('/admin/month?month=2026-11', { events: [{ publish: 'draft' }] });
    expect((await screen.findAllByRole('link', { name: '9 pm Friday Kesha (Draft)' }))[0]).toBeVisible();
  });

  it('moves an event that is dragged by one of its days, and brings it back by Undo', async () => {
    const { user, stored } = await openMonth();
    drag(onDay('2026-11-28').getByRole('link', { name: /Friday Kesha/ }), '2026-11-20');
    expect(await screen.findByText('Moved to Thursday 19 November')).toBeVisible();
    expect(await stored()).toMatchObject({ start_date: '2026-11-19', end_date: '2026-11-20' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The event is as it was before.');
    expect(await onDay('2026-11-27').findByRole('link', { name: /Friday Kesha/ })).toBeVisible();
    expect(await stored()).toMatchObject({ start_date: '2026-11-27', end_date: '2026-11-28' });
  });

  it('moves an event that is dragged from the list of the chosen day', async () => {
    const { stored } = await openMonth();
    const row = screen.getByRole('rowheader', { name: /Friday Kesha/ });
    drag(within(row).getByRole('link'), '2026-11-20');
    expect(await screen.findByText('Moved to Friday 20 November')).toBeVisible();
    expect(await stored()).toMatchObject({ start_date: '2026-11-20', end_date: '2026-11-21' });
  });

  it('leaves an event that is dropped on its own day, or outside the month', async () => {
    const { stored } = await openMonth();
    const title = onDay('2026-11-27').getByRole('link', { name: /Friday Kesha/ });
    drag(title, '2026-11-27');
    fireEvent.dragStart(title);
    fireEvent.drop(screen.getByRole('heading', { name: 'Friday 27 November' }));
    fireEvent.dragEnd(title);
    expect(await stored()).toMatchObject({ start_date: '2026-11-27', version: 1 });
  });

  it('leaves an event that somebody else has changed, says so, and shows the change', async () => {
    const { request, token, stored } = await openMonth();
    await request(endpoints.updateEvent, { token, id: 1, body: anEvent({ title: 'Friday Kesha, at Juja' }) });
    drag(onDay('2026-11-27').getByRole('link', { name: /Friday Kesha/ }), '2026-11-28');
    expect(await screen.findByText(/has changed or deleted “Friday Kesha, at Juja” meanwhile/)).toBeVisible();
    expect(await onDay('2026-11-27').findByRole('link', { name: /Friday Kesha, at Juja/ })).toBeVisible();
    expect(await stored()).toMatchObject({ start_date: '2026-11-27', version: 2 });
  });

  it('moves an event without a network: it waits, and is sent when the network is back', async () => {
    freshDevice();
    const { stored } = await openMonth();
    const back = goOffline();
    drag(onDay('2026-11-27').getByRole('link', { name: /Friday Kesha/ }), '2026-11-20');
    expect(await screen.findByText('It is kept on this device and sent when there is a network.')).toBeVisible();
    expect(await screen.findByText('Move: Friday Kesha')).toBeVisible();
    expect(await stored()).toMatchObject({ start_date: '2026-11-27', end_date: '2026-11-28' });

    drag(onDay('2026-11-27').getByRole('link', { name: /Friday Kesha/ }), '2026-11-28');
    expect(await screen.findByText(/^A change of this event waits to be sent/)).toBeVisible();
    back();
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ start_date: '2026-11-20', end_date: '2026-11-21', version: 2 }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Waiting to be sent/ })).toBeNull());
    expect(await onDay('2026-11-20').findByRole('link', { name: /Friday Kesha/ })).toBeVisible();
  });

  it('moves this date only of a series', async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    const times = { start_time: '21:00', end_time: '23:00' };
    const dates = ['2026-11-27', '2026-12-04'].map((day) => ({ start_date: day, end_date: day, ...times }));
    await app.request(staffEndpoints.createSeries, { token, body: { rule: 'Every Friday', event: anEvent(), dates } });
    await renderApp('/admin/month?month=2026-12', { fetch: app.fetch, token });
    drag((await screen.findAllByRole('link', { name: /Friday Kesha/ }))[0] as HTMLElement, '2026-12-31');
    expect(await screen.findByText('Moved to Thursday 31 December, this date of the series only')).toBeVisible();
    const { body } = await app.request(endpoints.listEvents);
    expect(body.map((event: { start_date: string }) => event.start_date)).toEqual(['2026-12-31', '2026-11-27']);
  });

  it('opens the form of an event, and that of a new one on the day', async () => {
    const { user } = await openMonth();
    await user.click(onDay('2026-11-27').getByRole('link', { name: /Friday Kesha/ }));
    const update = within(await screen.findByRole('dialog', { name: 'Update Event' }));
    await user.click(update.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(onDay('2026-11-17').getByRole('button', { name: /^Tuesday 17 November/ }));
    await screen.findByRole('heading', { name: 'Tuesday 17 November' });
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const create = within(await screen.findByRole('dialog', { name: 'Create Events' }));
    expect(create.getByLabelText(/Start Date/)).toHaveValue('2026-11-17');
    expect(create.getByLabelText(/End Date/)).toHaveValue('2026-11-17');
  });

  it('goes to a new event’s month, scrolls to it and marks it', async () => {
    const { user } = await openMonth();
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await chooseForEvent(user, 'Friday Kesha', 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Events' }));
    fireEvent.change(dialog.getByLabelText(/Start Date/), { target: { value: '2027-02-12' } });
    await user.click(dialog.getByRole('button', { name: 'Create Event' }));
    expect(await screen.findByRole('grid', { name: 'February 2027' })).toBeVisible();
    const saved = (await screen.findByRole('rowheader', { name: /Friday Kesha/ })).closest('tr');
    await waitFor(() => expect(saved).toHaveAttribute('data-changed'));
    expect(scrolledTo.mock.contexts).toContain(saved);
  });

  it('asks before it deletes, and stays the month', async () => {
    const { user } = await openMonth();
    await chooseForEvent(user, 'Friday Kesha', 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
    await user.click(question.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Event deleted successfully!')).toBeVisible();
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  });
});
