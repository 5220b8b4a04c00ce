import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { pasteInto } from '#tests/support/web/fillInEvent.ts';
import { answering, renderApp } from '#tests/support/web/renderApp.tsx';

async function openManage(path = '/create/events') {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.request(endpoints.createEvent, {
    token,
    body: anEvent({ image: 'https://church.example/k.jpg' }),
  });
  const rendered = await renderApp(path.replace(':id', body.event.id), { fetch: app.fetch, token });
  return { ...app, ...rendered, token };
}

async function fillIn(user: UserEvent) {
  await pasteInto(user, screen.getByLabelText(/Title/), 'Revival week');
  await user.selectOptions(screen.getByLabelText(/Category/), 'Revival');
  await pasteInto(user, screen.getByLabelText(/Description/), 'Seven evenings.');
  await pasteInto(user, screen.getByLabelText(/Venue/), 'Kithini');
  await pasteInto(user, screen.getByLabelText(/Start Date/), '2026-12-07');
  await pasteInto(user, screen.getByLabelText(/Start Time/), '18:00');
  await user.clear(screen.getByLabelText(/End Date/));
  await pasteInto(user, screen.getByLabelText(/End Date/), '2026-12-13');
  await pasteInto(user, screen.getByLabelText(/End Time/), '20:00');
}

describe('Manage Events', () => {
  it('opens and folds its form by the button with three names', async () => {
    const { user } = await openManage();
    expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create New Event' }));
    expect(await screen.findByLabelText(/Title/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Collapse Form' }));
    await waitFor(() => expect(screen.queryByLabelText(/Title/)).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
    expect(await screen.findByRole('heading', { name: 'Edit Event' })).toBeVisible();
    expect(await screen.findByLabelText(/Title/)).toHaveValue('Friday Kesha');
    await user.click(screen.getByRole('button', { name: 'Cancel Editing' }));
    expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
    // The form of a new event is not drawn in its place while it folds away.
    expect(screen.queryByRole('form', { name: 'Create Event' })).toBeNull();
  });

  it('says one message for whatever is missing, once', async () => {
    const { user } = await openManage();
    await user.click(screen.getByRole('button', { name: 'Create New Event' }));
    await user.click(within(await screen.findByRole('form')).getByRole('button', { name: 'Create Event' }));
    expect(await screen.findAllByText('Please fill all the required fields.')).toHaveLength(1);
    for (const label of [/Title/, /Category/, /Venue/, /End Time/]) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Please fill all the required fields.');
    }
  });

  it('creates an event, empties the form and shows the card', async () => {
    const { user } = await openManage();
    await user.click(screen.getByRole('button', { name: 'Create New Event' }));
    await fillIn(user);
    await user.click(within(await screen.findByRole('form')).getByRole('button', { name: 'Create Event' }));
    expect(await screen.findByText('Event created successfully.')).toBeVisible();
    const heading = await screen.findByRole('heading', { name: 'Revival week' });
    const card = heading.closest('article') as HTMLElement;
    for (const words of [
      'DEC',
      '07',
      'Revival',
      'Venue: Kithini',
      'Start: 6:00 PM',
      'End: 8:00 PM',
      'End Date: 13 December 2026',
    ]) {
      expect(within(card).getByText(words)).toBeVisible();
    }
    expect(screen.getByLabelText(/Title/)).toHaveValue('');
  });

  it('scrolls to the card of a saved event and marks it, also where a search would hide it', async () => {
    const { user } = await openManage('/create/events?q=kesha');
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Create New Event' }));
    await fillIn(user);
    await user.click(within(await screen.findByRole('form')).getByRole('button', { name: 'Create Event' }));
    const card = (await screen.findByRole('heading', { name: 'Revival week' })).closest('[data-changed]');
    expect(card).not.toBeNull();
    await waitFor(() => expect(scrolledTo.mock.contexts).toContain(card));
    expect(screen.getByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
  });

  it('updates an event and leaves an image alone that nobody touched', async () => {
    const { user, request } = await openManage('/create/events?edit=:id');
    const venue = await screen.findByLabelText(/Venue/);
    await user.clear(venue);
    await pasteInto(user, venue, 'Magomano');
    await user.click(screen.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
    const [event] = (await request(endpoints.listEvents)).body;
    expect(event).toMatchObject({ venue: 'Magomano', image: 'https://church.example/k.jpg' });
  });

  it('sends an image that was taken out', async () => {
    const { user, request } = await openManage('/create/events?edit=:id');
    await user.clear(await screen.findByLabelText('Image URL'));
    await user.click(screen.getByRole('button', { name: 'Update Event' }));
    await screen.findByText('Event updated successfully');
    expect((await request(endpoints.listEvents)).body[0].image).toBeNull();
  });

  it('asks before it deletes', async () => {
    const { user } = await openManage();
    await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Event deleted successfully')).toBeVisible();
    expect(await screen.findByText('No events available.')).toBeVisible();
  });
});

describe('what was typed', () => {
  it('is back after a reload, and can be given up', async () => {
    const { fetch, token, user } = await openManage();
    await user.click(screen.getByRole('button', { name: 'Create New Event' }));
    await pasteInto(user, screen.getByLabelText(/Title/), 'Half a title');
    cleanup();
    const again = await renderApp('/create/events', { fetch, token });
    await again.user.click(screen.getByRole('button', { name: 'Create New Event' }));
    expect(await screen.findByText('What you had typed before is back.')).toBeVisible();
    expect(screen.getByLabelText(/Title/)).toHaveValue('Half a title');
    await again.user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(screen.getByLabelText(/Title/)).toHaveValue('');
    expect(screen.getByLabelText(/Title/)).toHaveFocus(); // the pressed button is gone
  });
});

describe('/event-list', () => {
  it('lists plainly, deletes nothing without asking, and leads to the form', async () => {
    const { user, request } = await openManage('/event-list');
    expect(await screen.findByText('Friday 27 November 2026, 9 pm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Friday Kesha' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No' }));
    await user.click(await screen.findByRole('link', { name: 'Edit Friday Kesha' }));
    expect(await screen.findByRole('heading', { name: 'Edit Event' })).toBeVisible();
    expect((await request(endpoints.listEvents)).body).toHaveLength(1);
  });

  it('deletes by the older path, with the token, once the person says Yes', async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    await app.request(endpoints.createEvent, { token, body: anEvent() });
    const deletions: (string | null)[][] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const { method, url, headers } = new Request(input, init);
      if (method === 'DELETE') deletions.push([new URL(url).pathname, headers.get('authorization')]);
      return app.fetch(input, init);
    };
    const { user } = await renderApp('/event-list', { fetch, token });
    await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Event deleted successfully')).toBeVisible();
    expect(await screen.findByText('No events available.')).toBeVisible();
    expect(deletions).toEqual([['/all/events/1', `Bearer ${token}`]]);
    expect((await app.request(endpoints.listEvents)).body).toEqual([]);
  });

  it('reads startDate and location where a backend sends them', async () => {
    await renderApp('/event-list', {
      fetch: answering([{ id: 1, ...anEvent(), startDate: '2026-12-24', location: 'The field' }]),
    });
    expect(await screen.findByText('Thursday 24 December 2026, 9 pm')).toBeVisible();
    expect(screen.getByText('The field')).toBeVisible();
  });
});
