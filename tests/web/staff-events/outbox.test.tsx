import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { anEvent } from '#tests/support/factories.ts';
import { JUMA, STAFF } from '#tests/support/testApp.ts';
import { logIn, pasteInto, retype, submitEvent } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { answering, startSite, storeOfTest, writesAnswer } from '#tests/support/web/site.tsx';
import { createTokenKeeper } from '#web/auth/token.ts';
import { idbBoxStore } from '#web/outbox/boxStore.ts';
import { type OutboxItem, shareSent } from '#web/outbox/items.ts';
import { openOutbox } from '#web/outbox/openOutbox.ts';
import { add, begin } from '#web/outbox/queue.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';
import { eventAnswers } from '#words/interface.ts';

const ROW = 'Create: New Kesha';

beforeEach(freshDevice);

type Waiting = Parameters<typeof add>[1];

const event = anEvent({ title: 'New Kesha' });
const creation: Waiting = { kind: 'createEvent', event, key: 'k', account: STAFF.username };

/** Has something wait on the device, as its form leaves it there (waitingForm.test.tsx). Resolves with its id. */
const letWait = (entry: Waiting = creation, { sent = false } = {}) =>
  idbBoxStore(() => undefined).change((empty) => {
    const { box, id } = add(empty, entry, { now: new Date(), newKey: () => 'k' });
    return { box: sent ? begin(box, id, new Date()) : box, result: id };
  });

it('what waits is shown after a reload, can be given up and that undone, and goes when there is a network', async () => {
  const site = await startSite();
  await letWait();
  const back = goOffline();
  const { user } = await site.open('/admin/dashboard');
  expect(await screen.findByText(ROW)).toBeVisible();
  expect(screen.getByText(/^Kept on this device.*It can be cancelled or moved once it is on the site$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Waiting to be sent: 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  await user.click(await dialog.findByRole('button', { name: 'Do not send' }));
  expect(await screen.findByText('Not sent: New Kesha')).toBeVisible();
  await waitFor(() => expect(dialog.queryByText(ROW)).toBeNull());
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(dialog.queryByText(ROW)).toBeVisible());
  expect(dialog.getByRole('list')).toHaveFocus();
  expect(await site.titles()).toEqual([]);
  back();
  expect(await screen.findByText('Nothing waits to be sent.')).toBeVisible();
  await waitFor(async () => expect(await site.titles()).toEqual(['New Kesha']));
  await waitFor(() => expect(screen.queryByText(ROW)).toBeNull());
  expect(await screen.findAllByText('New Kesha')).toHaveLength(1);
});

it('what waits is neither shown to another account nor sent by it; asks for a login where the session has ended, and goes on after it', async () => {
  const site = await startSite();
  await letWait();
  const { user } = await site.openAs(JUMA, '/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Waiting to be sent: 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }));
  expect(dialog.getByText(/Something of another account waits on this device/)).toBeVisible();
  expect(screen.queryByText(/New Kesha/)).toBeNull();
  expect(await site.titles()).toEqual([]);
  await site.open('/admin/dashboard', { token: 'a token of long ago' });
  expect(await screen.findByText('Login to continue...')).toBeVisible();
  await logIn(user);
  await waitFor(async () => expect(await site.titles()).toEqual(['New Kesha']));
});

it('what waits stays with its sentence where it is refused, and its form opens with what was typed', async () => {
  const site = await startSite();
  await letWait();
  const refusing = writesAnswer(site.fetch, answering({ error: 'The hall is closed that day.' }, 422));
  const { user } = await site.open('/admin/dashboard', { fetch: refusing });
  expect(await screen.findByText('The hall is closed that day.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mend' }));
  const form = within(await screen.findByRole('form'));
  expect(await form.findByDisplayValue('New Kesha')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Waiting to be sent/ })).toBeNull());
});

it('what waits is put on again with what was typed where somebody has deleted the event meanwhile', async () => {
  const site = await startSite();
  const { description, ...kept } = anEvent();
  await letWait({
    kind: 'updateEvent',
    eventId: '7',
    event: { ...kept, description: 'Typed in the matatu.' },
    base: { ...kept, description, id: '7' } as ChurchEvent,
    key: 'k',
    account: STAFF.username,
  });
  const { user } = await site.open('/admin/dashboard');
  expect(await screen.findByText(eventAnswers.unknown)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create it again' }));
  const form = within(await screen.findByRole('form', { name: 'Create Event' }));
  expect(await form.findByDisplayValue('Typed in the matatu.')).toBeVisible();
  await submitEvent(user, 'Create Event');
  await waitFor(async () => expect(await site.titles()).toEqual([kept.title]));
});

it('what waits of several events that somebody has changed meanwhile is not offered to be sent again, since that is refused too', async () => {
  const site = await startSite({ events: [{ title: 'Kesha' }] });
  const change = { change: 'move' as const, days: 7, events: [{ id: 1, version: 1 }] };
  await site.change(1, { title: 'Hers' });
  await letWait({ kind: 'changeEvents', change, title: 'Kesha', key: 'k', account: STAFF.username });
  await site.open('/admin/dashboard');
  expect(await screen.findByText(/^Somebody else has changed or deleted “Hers”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('what waits says that it was sent and no answer has come, and how much of a picture is sent', async () => {
  const site = await startSite();
  goOffline();
  const id = await letWait(creation, { sent: true });
  const { store } = await site.open('/admin/dashboard');
  await screen.findByText(ROW);
  expect(screen.getByText(/It was sent, and no answer has come yet$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Do not send' })).toBeNull();
  act(() => void store.dispatch(shareSent({ id, share: 0.25 })));
  expect(await screen.findByText(/25 % of its picture is sent$/)).toBeVisible();
});

it('what waits is sent where an earlier version of the site stored it: a change behind the creation that it belongs to', async () => {
  const site = await startSite();
  const event = anEvent();
  const subject = 'event:new-a';
  const shared = { account: STAFF.username, subject, at: new Date().toISOString() };
  const base = { ...event, id: 'new-a' };
  const later = { ...event, venue: 'Juja' };
  const items = [
    { kind: 'createEvent', event, key: 'a', id: '1-a', rank: 1, sentAt: shared.at, joined: ['j'], ...shared },
    { kind: 'draftWords', page: 'about', field: 'hero.lead', value: 'Co', key: 'd', id: '0-d', rank: 0, ...shared },
    { kind: 'updateEvent', eventId: 'new-a', event: later, base, key: 'b', id: '2-b', rank: 2, ...shared },
  ] as unknown as OutboxItem[];
  await idbBoxStore(() => undefined).change(() => ({ box: items, result: undefined }));
  vi.stubGlobal('fetch', site.fetch);
  createTokenKeeper(safeLocal).write({ accessToken: await site.signIn(), account: STAFF.username });
  await openOutbox(storeOfTest()).drain();
  expect(await site.list()).toMatchObject([{ title: event.title, venue: 'Juja' }]);
  expect(await idbBoxStore(() => undefined).read()).toEqual([]);
});

it('what waits goes back into its form: a second change of an event is typed over the first, and sent once', async () => {
  const site = await startSite();
  await site.put({ title: 'Kesha' });
  const { user } = await site.open('/admin/dashboard?edit=1');
  const form = async () => within(await screen.findByRole('form', { name: 'Update Event' }));
  const venue = await (await form()).findByLabelText(/Venue/);
  const back = goOffline();
  retype(venue, 'Juja');
  await submitEvent(user, 'Update Event');
  await user.click(await (await form()).findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Change: Kesha')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'More for Kesha' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the event' }));
  expect(await screen.findByText(/^A change of this event waits to be sent/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit what waits' }));
  expect(await (await form()).findByDisplayValue('Juja')).toBeVisible();
  pasteInto((await form()).getByLabelText(/Title/), ' of prayer');
  await submitEvent(user, 'Update Event');
  expect(await screen.findByText('Change: Kesha of prayer')).toBeInTheDocument();
  back();
  const stored = () => site.list();
  await waitFor(async () =>
    expect(await stored()).toEqual([expect.objectContaining({ title: 'Kesha of prayer', venue: 'Juja', version: 2 })]),
  );
});
