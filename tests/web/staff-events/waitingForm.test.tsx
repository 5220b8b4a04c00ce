import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aSermon } from '#tests/support/factories.ts';
import { addAccount, STAFF } from '#tests/support/testApp.ts';
import { fillInEvent, logIn, pasteInto, retype, submitEvent } from '#tests/support/web/acts.ts';
import { losing } from '#tests/support/web/calls.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { noNetwork, startSite, writesAnswer } from '#tests/support/web/site.tsx';
import { ACCOUNT_KEY } from '#web/auth/authSlice.ts';
import { TOKEN_KEY } from '#web/auth/token.ts';

/** The form of an event whose save gets no answer (rulings, 40). */

const KEPT = 'It is kept on this device and sent when there is a network.';
const BACK = 'What you had typed before is back.';
beforeEach(freshDevice);

/** A server with one event and one sermon, and a form of the site. `writes` answers what is saved, until it is replaced. */
async function openForm(address: string) {
  const site = await startSite({ events: [{ title: 'Kesha' }] });
  await site.asOwner('createSermon', { body: aSermon() });
  const open = async (path: string) => (await site.open(path)).user;
  /** What is saved is answered so from now on. */
  const answerWrites = (writes: typeof fetch) => vi.stubGlobal('fetch', writesAnswer(site.fetch, writes));
  const user = await open(address);
  await screen.findByRole('form');
  const stored = (): Promise<ChurchEvent[]> => site.list();
  const titles = async () => (await site.titles()).sort();
  return { user, open, answerWrites, site, stored, titles };
}

const form = () => within(screen.getByRole('form'));
const mark = () => screen.queryByText('Waiting to be sent', { selector: '[role=status] *' });
const isSent = () => waitFor(() => expect(mark()).toBeNull());

/** The form is closed, or its fields are empty. */
const isEmpty = () => {
  const field = screen.queryByRole('form') && form().queryByLabelText(/Title/);
  expect(field ? (field as HTMLInputElement).value : '').toBe('');
};

// What the other two screens say of a failure is asked in staff/answersToWrites.test.tsx.
it('a form whose save waits says that it is kept and stays open, marked, also after a reload; it is empty once the server has it', async () => {
  const { user, open, titles } = await openForm('/admin/dashboard?create');
  await fillInEvent('New Kesha');
  const back = goOffline();
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await submitEvent(user, 'Create Event');
  await waitFor(() => expect(scrolledTo.mock.contexts).toContain(mark()?.closest('[role=status]')));
  expect(await screen.findByText(`Failed to submit event. ${KEPT}`)).toBeVisible();
  expect(mark()).toBeVisible();
  await open('/admin/dashboard?create');
  expect(await screen.findByDisplayValue('New Kesha')).toBeVisible();
  expect(mark()).toBeVisible();
  expect(await titles()).toEqual(['Kesha']);
  back();
  await isSent();
  await waitFor(isEmpty);
  expect(screen.queryByText(BACK)).toBeNull();
  await open('/admin/dashboard?create');
  expect((await screen.findByRole('form')) && form().getByLabelText(/Title/)).toHaveValue('');
  expect(await titles()).toEqual(['Kesha', 'New Kesha']);
});

it('a form whose save waits is one event as it was typed last where the server had it, and only its answer was lost', async () => {
  const { user, answerWrites, site, stored } = await openForm('/admin/dashboard?create');
  await fillInEvent('New Kesha');
  answerWrites(losing(site.fetch));
  await submitEvent(user, 'Create Event');
  await screen.findByText('Waiting to be sent');
  answerWrites(noNetwork);
  pasteInto(form().getByLabelText(/Title/), ' of prayer');
  await submitEvent(user, 'Create Event');
  await waitFor(() => expect(screen.getByText('Create: New Kesha of prayer')).toBeInTheDocument());
  answerWrites(site.fetch);
  pasteInto(form().getByLabelText(/Venue/), ' hall');
  await submitEvent(user, 'Create Event');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  await waitFor(async () => expect(await stored()).toContainEqual(expect.objectContaining({ venue: 'Juja hall' })));
  expect(await stored()).toHaveLength(2);
});

it('a form whose save waits is cleared where it was left before the server answered', async () => {
  const { user, open, titles } = await openForm('/admin/dashboard?edit=1');
  pasteInto(form().getByLabelText(/Title/), ' of prayer');
  const back = goOffline();
  await submitEvent(user, 'Update Event');
  await screen.findByText('Waiting to be sent');
  cleanup();
  back();
  await open('/admin/messages');
  await waitFor(async () => expect(await titles()).toEqual(['Kesha of prayer']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Waiting to be sent/ })).toBeNull());
  await open('/admin/dashboard?edit=1');
  expect(await screen.findByDisplayValue('Kesha of prayer')).toBeVisible();
  expect(screen.queryByText(BACK)).toBeNull();
  expect(mark()).toBeNull();
});

it('a form whose save waits loses nothing of what is typed while its save waits', async () => {
  const { user, titles } = await openForm('/admin/dashboard?edit=1');
  pasteInto(form().getByLabelText(/Title/), ' of prayer');
  const back = goOffline();
  await submitEvent(user, 'Update Event');
  await screen.findByText('Waiting to be sent');
  pasteInto(form().getByLabelText(/Venue/), ' hall');
  back();
  await isSent();
  expect(await titles()).toEqual(['Kesha of prayer']);
  expect(form().getByLabelText<HTMLInputElement>(/Venue/).value).toMatch(/ hall$/);
  expect(screen.queryByText('Somebody else changed this event meanwhile')).toBeNull();
});

it.each([
  ['an event', '/admin/dashboard?edit=1', /^Title/, 'Update Event', 'Keep mine'],
  ['an event', '/admin/dashboard?edit=1', /^Title/, 'Update Event', 'Take theirs'],
  ['a status', '/admin/dashboard?status=1&to=cancelled', 'What to tell people', /^Cancel the/, 'Take theirs'],
  ['a sermon', '/admin/sermons?edit=1', /^Title \*/, 'Save', 'Keep mine'],
])('a form whose save waits of %s leaves no row of a refusal once its own conflict is settled (%#)', async (...row) => {
  const [, address, label, button, choice] = row;
  const { user, site } = await openForm(address);
  pasteInto(await screen.findByLabelText(label), ' of mine');
  const back = goOffline();
  await user.click(form().getByRole('button', { name: button }));
  await screen.findByText('Waiting to be sent');
  await site.change(1, { venue: 'Theirs' });
  const headers = { 'if-match': '"1"' };
  await site.asOwner('updateSermon', { id: 1, body: aSermon({ series: 'Theirs' }), headers });
  back();
  await user.click(await screen.findByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard', hidden: true })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Waiting to be sent/, hidden: true })).toBeNull();
});

it('a form whose save waits gives way to another new event, and both are created', async () => {
  const { user, titles } = await openForm('/admin/dashboard?create');
  await fillInEvent('First');
  const back = goOffline();
  await submitEvent(user, 'Create Event');
  await user.click(await screen.findByRole('button', { name: 'Create another event' }));
  expect(form().getByLabelText(/Title/)).toHaveValue('');
  expect(mark()).toBeNull();
  await fillInEvent('Second');
  await submitEvent(user, 'Create Event');
  await screen.findByText('Create: Second');
  back();
  await isSent();
  await waitFor(async () => expect(await titles()).toEqual(['First', 'Kesha', 'Second']));
});

const PETER = { username: 'peter', password: 'fish for breakfast', role: 'editor' } as const;
/** A device that Mercy and Peter share. */
async function sharedDevice() {
  const app = await startSite({ events: [{}] });
  const openAs = async (who: Parameters<typeof app.openAs>[0], address: string) => {
    const { user } = await app.openAs(who, address);
    const form = within(await screen.findByRole('form'));
    return { user, title: () => form.getByLabelText(/^Title/) };
  };
  return { ...app, openAs };
}

it('what one person typed is not shown to another, and waits for the first', async () => {
  const address = '/create/events?edit=1';
  const { openAs } = await sharedDevice();
  const { title } = await openAs(STAFF, address);
  retype(title(), 'Mercy’s own');
  expect((await openAs(PETER, address)).title()).not.toHaveValue('Mercy’s own');
  expect(screen.queryByText(BACK)).toBeNull();
  expect((await openAs(STAFF, address)).title()).toHaveValue('Mercy’s own');
  expect(screen.getByText(BACK)).toBeVisible();
});

it('whoever logs in where another’s session ended finds the form as it begins', async () => {
  const { openAs, request, store } = await sharedDevice();
  await addAccount(store, PETER);
  const { user } = await openAs(STAFF, '/admin/dashboard?status=1');
  await user.click(screen.getByRole('radio', { name: 'Cancelled' }));
  pasteInto(await screen.findByLabelText('What to tell people'), 'Mercy’s own');
  await request('logout', { token: localStorage.getItem(TOKEN_KEY) ?? '' });
  await user.click(screen.getByRole('button', { name: 'Cancel the event' }));
  await logIn(user, { ...PETER, username: 'Peter' });
  expect(await screen.findByRole('radio', { name: 'Goes ahead' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Cancelled' }));
  expect(await screen.findByLabelText('What to tell people')).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem(ACCOUNT_KEY)).toBe('peter'));
});

it('a login that is older than the names of accounts gets the name that its token belongs to', async () => {
  await (await startSite()).open('/admin/dashboard?create', { account: null });
  await waitFor(() => expect(localStorage.getItem(ACCOUNT_KEY)).toBe(STAFF.username));
});
