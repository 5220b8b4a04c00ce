import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pasteInto } from '#tests/support/web/acts.ts';
import { freshDevice } from '#tests/support/web/deviceNetwork.ts';
import { type renderApp, startSite } from '#tests/support/web/site.tsx';
import { readDrafts, storeDraft } from '#web/ui/drafts/draftStore.ts';

beforeEach(freshDevice);

const QUESTION = 'Leave without saving?';
const back = 'What you had typed before is back.';

async function signedIn() {
  const app = await startSite();
  const { token } = app;
  await app.put();
  const open = async (address: string) => {
    cleanup();
    return app.open(address);
  };
  return { ...app, token, open };
}

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
  const { open } = await signedIn();
  await open('/admin/dashboard?create');
  pasteInto(within(await screen.findByRole('form')).getByLabelText(/^Title/), 'Half a Kesha');
  const { user } = await open('/admin/messages');
  await pressLogOut(user);
  await answer(user, 'Keep editing');
  expect(await stored()).toContain('Half a Kesha');
  await pressLogOut(user);
  await answer(user, 'Leave');
  await loggedOut();
  expect(await stored()).not.toContain('Half a Kesha');
  await open('/admin/dashboard?create');
  expect(within(await screen.findByRole('form')).getByLabelText(/^Title/)).toHaveValue('');
  expect(screen.queryByText(back)).toBeNull();
});

it('asks also at the list of sessions', async () => {
  const { open } = await signedIn();
  await storeDraft('mercy/note:1', { name: 'mercy/note:1', at: Date.now(), values: { note: 'Of Mercy' } });
  const { user } = await open('/admin/profile');
  const device = (await screen.findAllByText('This device'))[0]?.closest('li');
  await user.click(within(device as HTMLElement).getByRole('button', { name: 'Log out' }));
  await answer(user, 'Leave');
  await loggedOut();
  expect(await stored()).not.toContain('Of Mercy');
});

it('deletes what was typed, also of earlier versions, and names at a door, but not another account’s', async () => {
  const { open } = await signedIn();
  const kept = { at: Date.now(), values: { text: 'Typed' } };
  const own = ['mercy/words about mission.title en', 'event:new', 'mercy/event:new'];
  for (const name of [...own, 'peter/event:new']) localStorage.setItem(`draft:${name}`, JSON.stringify(kept));
  localStorage.setItem('draft-key:mercy/event:new', 'key');
  sessionStorage.setItem('draft:visit:contact', JSON.stringify(kept));
  localStorage.setItem('names-at-door-1', JSON.stringify({ names: [{ id: 1, name: 'Wanjiku' }], ticks: [], at: '' }));
  localStorage.setItem('theme-mode', 'dark');
  sessionStorage.setItem('sign-up-chats-1', '1 2');
  for (const name of ['mercy/note:1', 'peter/note:1']) await storeDraft(name, { ...kept, name });

  const { user } = await open('/admin/dashboard');
  await pressLogOut(user);
  await answer(user, 'Leave');
  await loggedOut();
  expect(Object.keys(localStorage).toSorted()).toEqual(['theme-mode']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  const left = ['peter/event:new', 'peter/note:1', 'visit:contact'];
  await waitFor(async () => expect((await readDrafts()).map(({ name }) => name)).toEqual(left));
});
