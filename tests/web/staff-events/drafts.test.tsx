import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { addAccount, STAFF } from '#tests/support/testApp.ts';
import { logIn, pasteInto } from '#tests/support/web/acts.ts';
import { renderApp, startSite } from '#tests/support/web/site.tsx';
import { ACCOUNT_KEY } from '#web/auth/authSlice.ts';

const PETER = { username: 'peter', password: 'fish for breakfast', role: 'editor' } as const;
const back = 'What you had typed before is back.';

/** A device that Mercy and Peter share. */
async function sharedDevice() {
  const app = await startSite();
  await addAccount(app.store, PETER);
  await app.request(endpoints.createEvent, { token: await app.signIn(), body: anEvent() });
  const openAs = async (who: { username: string; password: string }, address: string) => {
    cleanup();
    const token = await app.signIn(who);
    const { user } = await renderApp(address, { fetch: app.fetch, token, account: who.username });
    const form = within(await screen.findByRole('form'));
    return { user, token, title: () => form.getByLabelText(/^Title/) };
  };
  return { ...app, openAs };
}

it('what one person typed is not shown to another, and waits for the first', async () => {
  const address = '/create/events?edit=1';
  const { openAs } = await sharedDevice();
  const { user, title } = await openAs(STAFF, address);
  await user.clear(title());
  pasteInto(title(), 'Mercy’s own');
  expect((await openAs(PETER, address)).title()).not.toHaveValue('Mercy’s own');
  expect(screen.queryByText(back)).toBeNull();
  expect((await openAs(STAFF, address)).title()).toHaveValue('Mercy’s own');
  expect(screen.getByText(back)).toBeVisible();
});

it('whoever logs in where another’s session ended finds the form as it begins', async () => {
  const { openAs, request } = await sharedDevice();
  const { user, token } = await openAs(STAFF, '/admin/dashboard?status=1');
  await user.click(screen.getByRole('radio', { name: 'Cancelled' }));
  pasteInto(await screen.findByLabelText('What to tell people'), 'Mercy’s own');
  await request(endpoints.logout, { token });
  await user.click(screen.getByRole('button', { name: 'Cancel the event' }));
  await logIn(user, { ...PETER, username: 'Peter' });
  expect(await screen.findByRole('radio', { name: 'Goes ahead' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Cancelled' }));
  expect(await screen.findByLabelText('What to tell people')).toHaveValue('');
  expect(localStorage.getItem(ACCOUNT_KEY)).toBe('peter');
});

it('a draft of before drafts had owners is kept, for whom the token belongs to', async () => {
  const app = await startSite();
  const { token } = app;
  const values = { title: 'Of long ago' };
  localStorage.setItem('draft:event:new', JSON.stringify({ at: Date.now(), values }));
  await renderApp('/admin/dashboard?create', { fetch: app.fetch, token, account: null });
  expect(await screen.findByText(back)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Of long ago');
  expect(localStorage.getItem(ACCOUNT_KEY)).toBe(STAFF.username);
});
