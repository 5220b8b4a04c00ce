import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { noNetwork, renderApp } from '#tests/support/renderApp.tsx';
import { startTestApp } from '#tests/support/testApp.ts';

/** An application with one event, and a way to open a page of it. */
async function withEvent() {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.call(endpoints.createEvent, { token, body: anEvent() });
  const open = (path: string) => renderApp(path, { fetch: app.fetch, token });
  const titles = async () =>
    (await app.call(endpoints.listEvents)).body.map((event: { title: string }) => event.title) as string[];
  return { ...app, token, id: body.event.id as number, open, titles };
}

const entries = () => within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');

describe('the history', () => {
  it('shows who changed what and when, old and new side by side, only where they differ', async () => {
    const { call, token, id, open } = await withEvent();
    await call(endpoints.updateEvent, { token, id, body: anEvent({ start_time: '20:00' }) });
    await open('/admin/history');
    await waitFor(() => expect(entries()).toHaveLength(2));
    const [latest] = entries();
    expect(latest).toHaveTextContent('mercy updated this event, Saturday 21 November 2026, 12:00 PM');
    const rows = within(latest as HTMLElement).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['FieldBeforeAfter', 'Start Time9:00 PM8:00 PM']);
    expect(entries()[1]).toHaveTextContent('mercy created this event');
  });

  it('brings a deleted event back, once', async () => {
    const { call, token, id, open, titles } = await withEvent();
    await call(endpoints.deleteEvent, { token, id });
    const { user } = await open('/admin/history');
    await user.click(await screen.findByRole('button', { name: 'Restore Friday Kesha' }));
    expect(await screen.findByText('Event restored successfully')).toBeVisible();
    await waitFor(() => expect(entries()[0]).toHaveTextContent('mercy restored this event'));
    expect(screen.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
    expect(await titles()).toEqual(['Friday Kesha']);
  });

  it('says so where nothing has been changed', async () => {
    const app = await startTestApp();
    await renderApp('/admin/history', { fetch: app.fetch, token: await app.signIn() });
    expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  });

  it('says that there is no connection, and offers to try again', async () => {
    await renderApp('/admin/history', { fetch: noNetwork, token: 'held' });
    expect(await screen.findByText('There is no connection to the server. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the toast after a deletion', () => {
  it.each([
    ['the dashboard', '/admin/dashboard'],
    ['Manage Events', '/create/events'],
    ['the older list', '/event-list'],
  ])('undoes it, on %s', async (_screen, path) => {
    const { open, titles } = await withEvent();
    const { user } = await open(path);
    await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Event restored successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
    expect(await titles()).toEqual(['Friday Kesha']);
  });
});
