import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logIn } from '#tests/support/web/acts.ts';
import { renderApp, startSite } from '#tests/support/web/site.tsx';

/** A server with a coming, a running and two past events. */
async function withEvents() {
  const app = await startSite();
  const { token } = app;
  const put = (title: string, start_date: string, end_date = start_date) =>
    app.put({ title, start_date, start_time: '08:00', end_date, end_time: '11:00' });
  await put('Long ago', '2026-10-01');
  await put('This morning', '2026-11-21');
  await put('Prayer week', '2026-11-16', '2026-11-22');
  await put('Family Day', '2026-12-06');
  return { ...app, token };
}

describe.each([
  ['the dashboard', '/admin/dashboard?when=all', 'row'],
  ['Manage Events', '/create/events', 'article'],
])('Upcoming Events of %s', (_screen, address, role) => {
  it('says which events are past, and how many', async () => {
    const { fetch, token } = await withEvents();
    await renderApp(address, { fetch, token });
    await screen.findByRole('heading', { name: 'Family Day' });
    const past = screen
      .getAllByRole(role)
      .filter((one) => within(one).queryByText('Past'))
      .flatMap((one) =>
        within(one)
          .queryAllByRole('heading')
          .map((title) => title.textContent),
      );
    expect(past).toEqual(['This morning', 'Long ago']);
    const count = screen.getAllByRole('status').find((status) => status.textContent === '4 events: 2 coming, 2 past');
    expect(count).toBeVisible();
  });
});

describe('while the events are being fetched', () => {
  it.each(['/admin/dashboard', '/create/events', '/event-list', '/events'])('%s says so', async (address) => {
    const app = await withEvents();
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await renderApp(address, { fetch: (input, init) => asked.then(() => app.fetch(input, init)), token: app.token });
    expect(await screen.findByText('Loading events...')).toBeVisible();
    expect(screen.queryByText('No events available.')).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Family Day' })).toBeVisible();
    expect(screen.queryByText('Loading events...')).toBeNull();
  });
});

describe('a visitor of the dashboard who is not signed in', () => {
  const open = async (address = '/admin/dashboard') => {
    const app = await withEvents();
    return { ...app, ...(await app.visit(address)) };
  };

  it('reads the events and finds nothing to change them with', async () => {
    const { user } = await open();
    const list = within(await screen.findByRole('table', { name: 'Events' }));
    expect(list.getByRole('heading', { name: 'Family Day' })).toBeVisible();
    expect(list.queryByRole('button', { name: /Edit|Delete|More/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Drafts|Export/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Profile', 'Settings']);
  });

  it.each([
    ['presses Create Event', '/admin/dashboard', 'Create Events'],
    ['opens the address of an edit', '/admin/dashboard?edit=4', 'Update Event'],
    ['opens the address of a deletion', '/admin/dashboard/4', 'Confirm Deletion'],
  ])('who %s signs in first, and then finds it open', async (_what, address, dialog) => {
    const { user } = await open(address);
    if (address === '/admin/dashboard') await user.click(screen.getByRole('button', { name: 'Create Event' }));
    expect(await screen.findByText('Login to continue...')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await logIn(user);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it('has the buttons as soon as they are signed in', async () => {
    const { fetch, token } = await withEvents();
    const { user } = await renderApp('/admin/dashboard', { fetch, token });
    expect(await screen.findByRole('button', { name: 'Edit Family Day' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Family Day' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
    expect(screen.getByText('Logged in as')).toHaveTextContent(/^Logged in as mercy$/);
  });
});
