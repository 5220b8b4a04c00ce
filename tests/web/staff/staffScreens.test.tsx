import { screen, waitFor, within } from '@testing-library/react';
import type { BackupsState } from '#server/backups/nightly/backupsState.ts';
import { backupsLine } from '#shared/backups.ts';
import { churchClock, churchMoment } from '#shared/time.ts';
import { anEvent } from '#tests/support/factories.ts';
import { logIn, pasteInto, textsOf } from '#tests/support/web/acts.ts';
import { openSignedIn, startSite } from '#tests/support/web/site.tsx';
import { api } from '#web/api/api.ts';
import { createStore } from '#web/app/store.ts';
import { TOKEN_KEY } from '#web/auth/token.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';

/** A server with a coming, a running and two past events. */
async function withEvents() {
  const on = (title: string, start_date: string, end_date = start_date) => ({
    ...{ title, start_date, start_time: '08:00', end_date, end_time: '11:00' },
  });
  const past = [on('Long ago', '2026-10-01'), on('This morning', '2026-11-21')];
  const coming = [on('Prayer week', '2026-11-16', '2026-11-22'), on('Family Day', '2026-12-06')];
  return startSite({ events: [...past, ...coming] });
}

it.each([
  ['/admin/dashboard?when=all', 'row'],
  ['/create/events', 'article'],
  ['/event-list', null],
  ['/events', null],
])(
  '%s says while the events are being fetched; staff’s screens, which are past, and how many',
  async (address, role) => {
    const { open } = await withEvents();
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await open(address, { through: (calls) => (input, init) => asked.then(() => calls(input, init)) });
    expect(await screen.findByText('Loading events...')).toBeVisible();
    expect(screen.queryByText('No events available.')).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Family Day' })).toBeVisible();
    expect(screen.queryByText('Loading events...')).toBeNull();
    if (!role) return;
    const past = screen
      .getAllByRole(role)
      .filter((one) => within(one).queryByText('Past'))
      .flatMap((one) => textsOf(within(one).queryAllByRole('heading')));
    expect(past).toEqual(['This morning', 'Long ago']);
    const count = screen.getAllByRole('status').find((status) => status.textContent === '4 events: 2 coming, 2 past');
    expect(count).toBeVisible();
  },
);

const open = async (address: string) => (await withEvents()).visit(address);
const isSentToLogin = async () => {
  expect(await screen.findByText('Login to continue...')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
};

it('a visitor of the dashboard who is not signed in reads the events, finds nothing to change them with, signs in after a press of Create Event, and then finds it open', async () => {
  const { user } = await open('/admin/dashboard');
  const list = within(await screen.findByRole('table', { name: 'Events' }));
  expect(list.getByRole('heading', { name: 'Family Day' })).toBeVisible();
  expect(list.queryByRole('button', { name: /Edit|Delete|More/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Drafts|Export/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const items = textsOf(await screen.findAllByRole('menuitem'));
  expect(items).toEqual(['Profile', 'Settings']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  await isSentToLogin();
  await logIn(user);
  expect(await screen.findByRole('dialog', { name: 'Create Events' })).toBeVisible();
});

it.each([
  ['an edit', '/admin/dashboard?edit=4', 'Update Event'],
  ['a deletion', '/admin/dashboard/4', 'Confirm Deletion'],
])(
  'a visitor of the dashboard who is not signed in who opens the address of %s signs in first, and then finds it open',
  async (_what, address, dialog) => {
    const { user } = await open(address);
    await isSentToLogin();
    await logIn(user);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  },
);

it('the settings say when the data was last copied, and what is wrong', async () => {
  const at = new Date(churchMoment(churchClock(new Date()).date, '03:00')).toISOString();
  const state: BackupsState = { last: { name: 'a', at }, proof: { name: 'a', at }, elsewhere: {}, known: {} };
  const backups = { state: () => state, fault: () => 'the copy could not be kept in /mnt/usb: the disk is full' };
  const app = await startSite({ backups });
  await app.open('/admin/settings');
  expect(await screen.findByText('Last copy: last night, checked')).toBeVisible();
  expect(
    screen.getByText(/^Show this to whoever .*: the copy could not be kept in \/mnt\/usb: the disk is full$/),
  ).toBeVisible();
});

it('the line counts nights, which end at three in Ruiru', () => {
  const last = '2026-11-21T00:01:00Z'; // 03:01 in Ruiru
  const at = (now: string, checked?: string) => backupsLine({ last, ...(checked && { checked }) }, new Date(now));
  expect(backupsLine({}, new Date(last))).toBe('Last copy: none yet');
  expect(at('2026-11-21T20:00:00Z', last)).toBe('Last copy: last night, checked');
  expect(at('2026-11-21T23:59:00Z')).toBe('Last copy: last night, not checked yet');
  expect(at('2026-11-22T00:00:00Z', last)).toBe('Last copy: the night before last, checked');
  expect(at('2026-11-24T09:00:00Z', '2026-11-14T00:01:00Z')).toBe('Last copy: 4 nights ago, not checked yet');
  const byDay = (now: string) => backupsLine({ last: '2026-11-21T17:14:00Z' }, new Date(now)); // 8:14 pm
  expect(byDay('2026-11-21T17:15:00Z')).toBe('Last copy: today, not checked yet');
  expect(byDay('2026-11-22T06:00:00Z')).toBe('Last copy: yesterday, not checked yet');
  expect(byDay('2026-11-24T06:00:00Z')).toBe('Last copy: 3 days ago, not checked yet');
});

/** The phone's menu, opened on a page by somebody signed in. */
async function openMenu(address: string) {
  const { user } = await openSignedIn(address);
  return {
    user,
    open: async () => {
      await user.click(screen.getByLabelText('Open menu'));
      return within(await screen.findByLabelText('Menu')); // the styles of a wide screen hide it;
    },
  };
}

it('the form of a new event opens once the phone’s menu has closed, so that screen readers find it', async () => {
  const { user, open } = await openMenu('/admin/dashboard');
  const menus: number[] = [];
  const observer = new MutationObserver(() => {
    if (document.querySelector('form[aria-label="Create Event"]')) {
      menus.push(document.querySelectorAll('[aria-label="Menu"]').length);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click((await open()).getByText('Create Event'));
  expect(await screen.findByRole('dialog', { name: 'Create Events' })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Create Event' })).toBeVisible();
  observer.disconnect();
  expect(menus.length).toBeGreaterThan(0);
  expect(Math.max(...menus)).toBe(0);
});

it('the phone’s menu stays while it is asked whether to leave, and closes with the page', async () => {
  const { user, open } = await openMenu('/admin/profile');
  pasteInto(await screen.findByLabelText(/New password \*/), 'half a password');
  await user.click((await open()).getByText('History'));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('gives a save up after a minute where the connection hangs, so that it can be sent again', async () => {
  let asked = 0;
  const hangs: typeof fetch = (input) => {
    asked++;
    const { signal } = input as Request;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  vi.stubGlobal('fetch', hangs);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.setItem(TOKEN_KEY, 'token');
  const store = createStore({ storage: safeLocal });
  const { createEvent } = api.endpoints;
  const saved = store.dispatch(createEvent.initiate({ kind: 'createEvent', event: anEvent(), key: 'key' }));
  await expect.poll(() => asked).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saved).toMatchObject({ error: { kind: 'unanswered', status: null } });
});
