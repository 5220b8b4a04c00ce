import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { pasteInto } from '#tests/support/web/fillInEvent.ts';
import { answering, renderApp } from '#tests/support/web/renderApp.tsx';

/** A test application with one event, and the dashboard opened by somebody signed in. */
async function openDashboard(path = '/admin/dashboard') {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.request(endpoints.createEvent, { token, body: anEvent() });
  const rendered = await renderApp(path.replace(':id', body.event.id), { fetch: app.fetch, token });
  return { ...app, ...rendered, token };
}

async function fillIn(user: UserEvent, dialog: HTMLElement) {
  const form = within(dialog);
  await pasteInto(user, form.getByLabelText(/Title/), 'New Kesha');
  await user.selectOptions(form.getByLabelText(/Category/), 'Kesha');
  await pasteInto(user, form.getByLabelText(/Description/), 'Come.');
  await pasteInto(user, form.getByLabelText(/Venue/), 'Juja');
  await pasteInto(user, form.getByLabelText(/Start Date/), '2026-12-04');
  await pasteInto(user, form.getByLabelText(/Start Time/), '21:00');
  await pasteInto(user, form.getByLabelText(/End Time/), '05:00');
}

describe('the list', () => {
  it('says that it loads, then shows every event with its buttons', async () => {
    await openDashboard();
    expect(screen.getByText('Loading events...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Friday Kesha' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Friday Kesha' })).toBeVisible();
  });

  it('shows the server’s message in red, toasts, and can be tried again', async () => {
    await renderApp('/admin/dashboard', { fetch: answering({ message: 'The list is away.' }, 503) });
    expect(await screen.findByText('The list is away.')).toBeVisible();
    expect(await screen.findByText('Failed to fetch events.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

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
    await pasteInto(user, search, 'kesha friday');
    await waitFor(() => expect(titles()).toEqual(['Friday Kesha']));
    await user.clear(search);
    await user.selectOptions(screen.getByLabelText('Category'), 'Revival');
    expect(await screen.findByText('Nothing here matches what you are looking for.')).toBeVisible();
  });
});

describe('the Create Events modal', () => {
  const open = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Create Event' }));
    return screen.findByRole('dialog', { name: 'Create Events' });
  };

  it('says its eight messages to the letter and sends nothing', async () => {
    const { user, request } = await openDashboard();
    const dialog = await open(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Create Event' }));
    for (const words of [
      'Title is required',
      'Category is required',
      'description is required',
      'Start Date is required',
      'Start Time is required',
      'End Date is required',
      'End Timeis required',
      'Venue is required',
    ]) {
      expect(await within(dialog).findByText(words)).toBeVisible();
    }
    expect((await request(endpoints.listEvents)).body).toHaveLength(1);
  });

  it('creates the event, refreshes the list and says so', async () => {
    const { user } = await openDashboard();
    const dialog = await open(user);
    await fillIn(user, dialog);
    expect(within(dialog).getByLabelText(/End Date/)).toHaveValue('2026-12-04');
    expect(within(dialog).getByText('This event ends before it starts.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Create Event' }));
    expect(await screen.findByText('Event created successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'New Kesha' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuses an image that is no address', async () => {
    const { user } = await openDashboard();
    const dialog = await open(user);
    await pasteInto(user, within(dialog).getByLabelText('Image URL'), 'flyer.png');
    await user.click(within(dialog).getByRole('button', { name: 'Create Event' }));
    expect(await within(dialog).findByText('Image must be a valid URL')).toBeVisible();
  });
});

describe('the Update Event modal', () => {
  it('opens with the event, says its messages, and saves what was changed', async () => {
    const { user, request } = await openDashboard();
    await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Event' });
    const title = within(dialog).getByLabelText(/Title/);
    expect(title).toHaveValue('Friday Kesha');
    await user.clear(title);
    await user.click(within(dialog).getByRole('button', { name: 'Update Event' }));
    expect(await within(dialog).findByText('Title is required.')).toBeVisible();
    await pasteInto(user, title, 'Saturday Kesha');
    await user.click(within(dialog).getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Saturday Kesha' })).toBeVisible();
    expect((await request(endpoints.listEvents)).body[0].title).toBe('Saturday Kesha');
  });

  it('says what is wrong with an event that came without an id', async () => {
    const { user } = await renderApp('/admin/dashboard?edit=', { fetch: answering([anEvent()]), token: 'any' });
    const dialog = await screen.findByRole('dialog', { name: 'Update Event' });
    await user.click(await within(dialog).findByRole('button', { name: 'Update Event' }));
    expect(await within(dialog).findByText('Event ID is required.')).toBeVisible();
  });
});

describe('the deletion', () => {
  it('is asked for by the address, can be refused, and takes the event off', async () => {
    const { user } = await openDashboard('/admin/dashboard/:id');
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
