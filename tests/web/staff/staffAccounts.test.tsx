import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { addAccount, STAFF } from '#tests/support/testApp.ts';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { lostOnce } from '#tests/support/web/calls.ts';
import { answering, renderApp, startSite } from '#tests/support/web/site.tsx';
import { TOKEN_KEY } from '#web/auth/token.ts';
import { keptDraft } from '#web/ui/drafts/drafts.ts';

const PETER = { username: 'peter', password: 'walking on water' };

/** A page opened by mercy, where peter has an account too. */
async function openPage(path: string) {
  const app = await startSite();
  await addAccount(app.store, PETER);
  return { ...app, ...(await app.open(path)) };
}

/** Proves in a dialog that it is mercy who asks. */
const prove = (dialog: Pick<typeof screen, 'getByLabelText'>) =>
  pasteInto(dialog.getByLabelText(/^Your password/), STAFF.password);

const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

it('the profile lists one’s sessions, marks this one, and ends another; says what is wrong with the passwords, and changes the password and ends every other session', async () => {
  const app = await startSite();
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  const signedIn = await app.request('login', { body: STAFF, headers: { 'user-agent': phone } });
  const { user } = await app.open('/admin/profile');
  await waitFor(() => expect(rowOf('This device')).toHaveTextContent('Saturday 21 November 2026, noon'));
  await user.click(screen.getByRole('button', { name: 'Log out there on Chrome on Android' }));
  expect(await screen.findByText('Logged out there')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  expect((await app.request('listStaff', { token: signedIn.body.access_token })).status).toBe(401);

  const other = await app.signIn();
  const current = await screen.findByLabelText(/Current password/);
  const chosen = screen.getByLabelText(/New password/);
  pasteInto(current, 'not it');
  pasteInto(chosen, 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('New password must be at least 10 characters.')).toBeVisible();
  retype(chosen, 'a lamp to my feet');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The current password is wrong.')).toBeVisible();
  expect(current).toHaveFocus();
  expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull();
  retype(current, STAFF.password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Password changed successfully/)).toBeVisible();
  expect(chosen).toHaveValue('');
  expect((await app.request('listSessions', { token: other })).status).toBe(401);
  expect((await app.request('listSessions', { token: app.token })).status).toBe(200);
  expect(await app.signIn({ username: STAFF.username, password: 'a lamp to my feet' })).toBeTruthy();
});

it('the settings set the colours; say that a username is taken, and invite a person by a link, who chooses a password and is logged in', async () => {
  const app = await openPage('/admin/settings');
  const { user } = app;
  expect(await screen.findByRole('radio', { name: 'As this device is set' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));

  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }));
  const username = dialog.getByLabelText(/Username/);
  pasteInto(username, PETER.username);
  prove(dialog);
  expect(keptDraft('mercy/staff:new')?.values).toEqual({ username: PETER.username, role: 'editor' });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('There is an account with this username already.')).toBeVisible();
  expect(username).toHaveValue(PETER.username);
  retype(username, 'grace');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/It is not shown again/)).toBeVisible();
  const link = within(screen.getByRole('dialog', { name: 'Link for grace' }));
  const words = link.getByRole('textbox', { name: 'Words to send' }) as HTMLTextAreaElement;
  const path = /\/invitation#[\w-]{43}/.exec(words.value)?.[0] as string;
  await user.click(link.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'New link for grace' })).toBeVisible();
  expect(screen.getByText(/Has not chosen a password yet. The link works until Monday 23 November/)).toBeVisible();
  cleanup();

  localStorage.clear();
  await app.visit(path);
  expect(await screen.findByText('grace')).toBeVisible();
  pasteInto(screen.getByLabelText(/^Password/), 'how sweet the sound');
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
  expect(await screen.findByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  expect(await app.signIn({ username: 'grace', password: 'how sweet the sound' })).toBeTruthy();

  await app.visit(path);
  expect(await screen.findByText(/This link has been used, or is older than 48 hours/)).toBeVisible();

  await app.visit('/invitation');
  expect(await screen.findByText(/^This link is not complete\. Open it again from the message/)).toBeVisible();
});

it('the settings log in who has chosen a password by a link, also where the answer was lost', async () => {
  const app = await startSite();
  const body = { username: 'grace', current_password: STAFF.password };
  const { token } = (await app.asOwner('createStaff', { body })).body.invitation;
  const through = lostOnce(staffEndpoints.acceptInvitation.path);
  const { user } = await app.visit(`/invitation#${token}`, { through });
  pasteInto(await screen.findByLabelText(/^Password/), 'how sweet the sound');
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
  expect(await screen.findByText(/^There is no connection to the server/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
  expect(await screen.findByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

it('the settings give somebody a link for a new password, which ends the old one and logs them out, and remove them after asking', async () => {
  const { user, request, signIn } = await openPage('/admin/settings');
  const peters = await signIn(PETER);
  await user.click(await screen.findByRole('button', { name: 'New password for peter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New password for peter' }));
  prove(dialog);
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  const words = (await screen.findByRole('textbox', { name: 'Words to send' })) as HTMLTextAreaElement;
  expect((await request('listStaff', { token: peters })).status).toBe(401);
  expect(await signIn(PETER)).toBeUndefined();
  const [, token] = /invitation#([\w-]+)/.exec(words.value) ?? [];
  await request('acceptInvitation', { body: { token, password: 'feed my sheep' } });
  expect(await signIn({ ...PETER, password: 'feed my sheep' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Remove peter' }));
  expect(screen.queryByRole('button', { name: 'Remove mercy' })).not.toBeInTheDocument(); // that is oneself
  prove(within(screen.getByRole('dialog')));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Account removed successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('peter')).not.toBeInTheDocument());
  expect(await signIn({ ...PETER, password: 'feed my sheep' })).toBeUndefined();
});

it('the settings say why the accounts could not be loaded, with a button that stays under the focus', async () => {
  const fetch = vi.fn(answering('', 500));
  const { user } = await renderApp('/admin/settings', { fetch, token: 'held' });
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  fetch.mockReturnValue(new Promise(() => undefined));
  await user.click(again);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(again).toHaveFocus();
});
