import { act, screen, waitFor, within } from '@testing-library/react';
import { STAFF, startTestApp } from '#tests/support/testApp.ts';
import { fillSilently, logIn, pasteInto } from '#tests/support/web/acts.ts';
import { noting } from '#tests/support/web/calls.ts';
import { freshDevice } from '#tests/support/web/deviceNetwork.ts';
import { answering, noNetwork, openAsVisitor, openSignedIn, renderApp, startSite } from '#tests/support/web/site.tsx';
import { followOtherTabs } from '#web/app/store.ts';
import { loginAnnounced } from '#web/auth/authSlice.ts';
import { TOKEN_KEY } from '#web/auth/token.ts';
import { readDrafts, storeDraft } from '#web/ui/drafts/draftStore.ts';

async function tryToSignIn(fetch: typeof globalThis.fetch, password: string = STAFF.password) {
  const app = await renderApp('/login', { fetch });
  await logIn(app.user, { ...STAFF, password });
  return app;
}

it('signing in names what is missing, shows the password to whoever asks for it, and says whom to ask who forgot it', async () => {
  const { user } = await renderApp('/login', { fetch: noNetwork });
  const password = screen.getByLabelText(/^Password/);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Username is required.')).toBeVisible();
  expect(password).toHaveAccessibleDescription('Password is required.');
  pasteInto(password, 'a long sentence');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show what I typed' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveAccessibleDescription('Forgot it? Ask an owner.');
});

it('signing in takes what was filled in without an event, as by a password manager', async () => {
  const { user } = await openAsVisitor('/login');
  fillSilently(screen.getByLabelText(/^Username/), STAFF.username);
  fillSilently(screen.getByLabelText(/^Password/), STAFF.password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  expect(localStorage.getItem(TOKEN_KEY)).toMatch(/\S{20,}/);
});

it('signing in says why it failed, and keeps what was typed', async () => {
  const fetch = vi.fn((await startTestApp()).fetch);
  const { user } = await tryToSignIn(fetch, 'not the password');
  expect(await screen.findByText('Invalid username or password')).toBeVisible();
  for (const [answer, words] of [
    [answering({ message: 'Ask the office.' }), 'Ask the office.'], // a success without a token
    [noNetwork, 'Failed to connect to the server. Please try again later.'],
  ] as const) {
    fetch.mockImplementation(answer);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/Username/)).toHaveValue(STAFF.username);
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  }
});

it('signing out removes the token, ends the session on the server and says so', async () => {
  const { user, request, token } = await openSignedIn('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const logOut = await screen.findByRole('menuitem', { name: 'Log out' });
  expect(screen.getByText('Logged in as')).toHaveTextContent(/^Logged in as mercy$/);
  await user.click(logOut);
  const told = await screen.findByText('Logged out successfully');
  expect(screen.queryByRole('dialog')).toBeNull(); // for nothing was typed
  await screen.findByLabelText(/^Username/);
  expect(told).toBeVisible(); // the same one at the login, so that a screen reader says it once
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  await waitFor(async () => expect((await request('createEvent', { token, body: {} })).status).toBe(401));
});

it("staff's own screens send a visitor to the sign-in with a word, and on from there to where they were going", async () => {
  const { user } = await openAsVisitor('/create/events');
  expect(await screen.findByText('Login to continue...')).toBeVisible();
  await logIn(user);
  expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
});

it("staff's own screens lead to the sign-in also after another link was followed while it loaded", async () => {
  const { visit } = await startSite();
  const { store, user } = await visit('/contact', { inWindow: true });
  act(() => void store.dispatch(loginAnnounced()));
  history.pushState(null, '', '/create/events');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByLabelText(/^Username/)).toBeVisible();
  await logIn(user);
  expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
});

const opened = (path: string) => openSignedIn(path, { events: [{}] });
const sentToLogin = async () => {
  expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(await screen.findAllByText('Login to continue...')).toHaveLength(1);
};

it('a token that is removed from the browser’s storage by hand counts at the next deletion, which is not sent, and when Create Event is pressed', async () => {
  const { user, open, fetch: calls } = await opened('/admin/dashboard');
  const { fetch, asked } = noting(calls);
  vi.stubGlobal('fetch', fetch);
  await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  const yes = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' });
  localStorage.removeItem(TOKEN_KEY);
  await user.click(yes);
  await sentToLogin();
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([]);
  await open('/admin/dashboard');
  localStorage.removeItem(TOKEN_KEY);
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await sentToLogin();
});

it('a token that is removed from the browser’s storage leaves the way back to a list that visitors may read too', async () => {
  const { open } = await startSite({ events: [{}] });
  const { user } = await open('/event-list', { inWindow: true });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  localStorage.removeItem(TOKEN_KEY);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  await sentToLogin();
  history.back();
  expect(await screen.findByRole('heading', { name: /^Friday Kesha/ })).toBeVisible();
});

it('a token that is removed from the browser’s storage by another tab counts at once on a screen that is staff’s alone', async () => {
  const { store } = await opened('/create/events');
  onTestFinished(followOtherTabs(store));
  await screen.findByRole('heading', { name: 'Manage Events' });
  localStorage.removeItem(TOKEN_KEY);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null })));
  await sentToLogin();
});

it('a token that is removed from the browser’s storage by another tab leaves whoever reads a public page in peace, and a sign-in there counts here', async () => {
  const { store, user } = await opened('/admin/dashboard');
  onTestFinished(followOtherTabs(store));
  await screen.findByRole('button', { name: 'Edit Friday Kesha' });
  const token = localStorage.getItem(TOKEN_KEY);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText('Login to continue...')).toBeNull();
  localStorage.setItem(TOKEN_KEY, token ?? '');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token })));
  await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm Deletion' })).toBeVisible();
});

beforeEach(freshDevice);

const QUESTION = 'Log out?';
const back = 'What you had typed before is back.';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function pressLogOut(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}
const answer = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('dialog', { name: QUESTION })).getByRole('button', { name }));
const loggedOut = () => screen.findByLabelText(/^Username/);
const stored = async () => JSON.stringify(await readDrafts());

it('asks first where something typed is not saved, also on another screen, and then deletes it', async () => {
  const { open } = await startSite({ events: [{}] });
  await open('/admin/dashboard?create');
  pasteInto(within(await screen.findByRole('form')).getByLabelText(/^Title/), 'Half a Kesha');
  const { user } = await open('/admin/messages');
  await pressLogOut(user);
  await answer(user, 'Stay logged in');
  expect(await stored()).toContain('Half a Kesha');
  await pressLogOut(user);
  await answer(user, 'Log out');
  await loggedOut();
  expect(await stored()).not.toContain('Half a Kesha');
  await open('/admin/dashboard?create');
  expect(within(await screen.findByRole('form')).getByLabelText(/^Title/)).toHaveValue('');
  expect(screen.queryByText(back)).toBeNull();
});

it('asks also at the list of sessions', async () => {
  const { open } = await startSite({ events: [{}] });
  await storeDraft('mercy/note:1', { name: 'mercy/note:1', at: Date.now(), values: { note: 'Of Mercy' } });
  const { user } = await open('/admin/profile');
  const device = (await screen.findAllByText('This device'))[0]?.closest('li');
  await user.click(within(device as HTMLElement).getByRole('button', { name: 'Log out' }));
  await answer(user, 'Log out');
  await loggedOut();
  expect(await stored()).not.toContain('Of Mercy');
});

it('deletes what was typed and names at a door, but not another account’s', async () => {
  const { open } = await startSite({ events: [{}] });
  const kept = { at: Date.now(), values: { text: 'Typed' } };
  const own = ['mercy/words about mission.title en', 'event:new', 'mercy/event:new'];
  const left = ['peter/event:new', 'visit:contact'];
  for (const name of [...own, ...left]) await storeDraft(name, { ...kept, name });
  localStorage.setItem('names-at-door-1', JSON.stringify({ names: [{ id: 1, name: 'Wanjiku' }], ticks: [], at: '' }));
  localStorage.setItem('theme-mode', 'dark');
  sessionStorage.setItem('sign-up-chats-1', '1 2');

  const { user } = await open('/admin/dashboard');
  await pressLogOut(user);
  await answer(user, 'Log out');
  await loggedOut();
  expect(Object.keys(localStorage).toSorted()).toEqual(['theme-mode']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  await waitFor(async () => expect((await readDrafts()).map(({ name }) => name)).toEqual(left));
});
