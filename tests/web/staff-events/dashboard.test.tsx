import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { fillInEvent, pasteInto, submitEvent } from '#tests/support/web/acts.ts';
import { openSignedIn } from '#tests/support/web/site.tsx';

/** A test application with one event, and the dashboard opened by somebody signed in. */
const openDashboard = (path = '/admin/dashboard') => openSignedIn(path, { events: [{}] });

describe('the list', () => {
  it('is filtered by what the search says, by category and by coming or past', async () => {
    const { request, token, user } = await openDashboard();
    await request(endpoints.createEvent, {
      token,
      body: anEvent({
        title: 'Bible hour',
        category: 'Bible Study',
        start_date: '2026-10-01',
        end_date: '2026-10-01',
        end_time: '22:00',
      }),
    });
    window.dispatchEvent(new Event('focus'));
    const titles = () =>
      within(screen.getByRole('table', { name: 'Events' }))
        .getAllByRole('heading')
        .map((one) => one.textContent);
    const search = screen.getByRole('searchbox', { name: 'Search for events' });
    await screen.findByRole('heading', { name: 'Friday Kesha' });
    pasteInto(search, 'kesha friday');
    await waitFor(() => expect(titles()).toEqual(['Friday Kesha']));
    await user.clear(search);
    await user.selectOptions(screen.getByLabelText('Category'), 'Revival');
    expect(await screen.findByText('Nothing here matches what you are looking for.')).toBeVisible();
  });
});

it('the Create Events modal says its eight messages to the letter, and that of an image, and creates the event', async () => {
  const { user, request } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  pasteInto(await dialog.findByLabelText('Image URL'), 'flyer.png');
  await submitEvent(user, 'Create Event');
  for (const words of [
    'Title is required',
    'Category is required',
    'description is required',
    'Start Date is required',
    'Start Time is required',
    'End Date is required',
    'End Timeis required',
    'Venue is required',
    'Image must be a valid URL',
  ]) {
    expect(await dialog.findByText(words)).toBeVisible();
  }
  expect((await request(endpoints.listEvents)).body).toHaveLength(1);
  await user.clear(dialog.getByLabelText('Image URL'));
  await fillInEvent();
  expect(dialog.getByLabelText(/End Date/)).toHaveValue('2026-12-04');
  await user.clear(dialog.getByLabelText(/End Time/));
  pasteInto(dialog.getByLabelText(/End Time/), '05:00');
  expect(dialog.getByText('This event ends before it starts.')).toBeVisible();
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'New Kesha' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the deletion', () => {
  it('is asked for by the address, can be refused, and takes the event off', async () => {
    const { user } = await openDashboard('/admin/dashboard/1');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete Friday Kesha' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Event deleted successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Friday Kesha' })).toBeNull());
  });

  it('says so when the address names no event', async () => {
    await openDashboard('/admin/dashboard/999');
    expect(await screen.findByText('This event no longer exists. Somebody may have deleted it.')).toBeVisible();
  });
});
