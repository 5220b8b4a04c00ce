import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PUBLISH_MESSAGE } from '#shared/events/event.ts';
import { fillInEvent, pasteInto, submitEvent, textsOf } from '#tests/support/web/acts.ts';
import { openSignedIn, startSite } from '#tests/support/web/site.tsx';

const DAY = { start_date: '2026-12-04', start_time: '18:00', end_date: '2026-12-04', end_time: '20:00' };

/** A server with one event on the site, one draft and one with an hour to appear. */
async function withDrafts() {
  const app = await startSite();
  const put = (title: string, publish?: string) => app.put({ ...DAY, title, ...(publish && { publish }) });
  const shown = await put('Shown');
  const draft = await put('Kept back', 'draft');
  const timed = await put('At six', '2026-11-27T18:00');
  const drafts = async (): Promise<string[]> =>
    (await app.asOwner('listDrafts')).body.map(({ title }: { title: string }) => title);
  return { ...app, shown, draft, timed, drafts };
}

const form = async () => within(await screen.findByRole('form'));
const row = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));

it('a new event can be kept as a draft', async () => {
  const { open, drafts, titles } = await withDrafts();
  const { user } = await open('/admin/dashboard?create');
  await fillInEvent('New one');
  expect((await form()).getByLabelText('When people see it')).toHaveDisplayValue('On the site now');
  await user.selectOptions((await form()).getByLabelText('When people see it'), 'Keep as a draft');
  await submitEvent(user, 'Create Event');
  await screen.findByText(/^Event created successfully/);
  expect(await drafts()).toContain('New one');
  expect(await titles()).toEqual(['Shown']);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('the hour at which an event is published needs its day and its hour, is told where it is past, and is kept with what was typed when another choice is tried', async () => {
  const { open, drafts } = await withDrafts();
  const { user } = await open('/admin/dashboard?create');
  await fillInEvent('New one');
  const { getByLabelText, findByText } = await form();
  const choice = getByLabelText('When people see it');
  await user.selectOptions(choice, 'Publish at…');
  await submitEvent(user, 'Create Event');
  expect(await findByText(PUBLISH_MESSAGE)).toBeVisible();
  fireEvent.change(getByLabelText(/Publish date and time/), { target: { value: '2026-11-20T07:30' } });
  expect(await findByText(/^This hour is past/)).toBeVisible();
  fireEvent.change(getByLabelText(/Publish date and time/), { target: { value: '2026-11-27T07:30' } });
  await user.selectOptions(choice, 'Keep as a draft');
  await user.selectOptions(choice, 'Publish at…');
  expect(getByLabelText(/Publish date and time/)).toHaveValue('2026-11-27T07:30');
  await submitEvent(user, 'Create Event');
  await waitFor(async () => expect(await drafts()).toContain('New one'));
  expect((await row('New one')).getByTitle('From Fri 27 Nov, 7:30 am')).toBeVisible();
});

it('staff’s list shows drafts with a mark, and alone on demand, until they are published; neither Share nor Cancel is offered for them', async () => {
  const { open, titles } = await withDrafts();
  const { user } = await open('/admin/dashboard');
  expect((await row('Kept back')).getByText('Draft')).toBeVisible();
  expect((await row('At six')).getByTitle('From Fri 27 Nov, 6 pm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for Kept back' }));
  const menu = within(await screen.findByRole('menu', { name: 'Kept back' }));
  const items = ['Edit', 'Duplicate', 'Picture for Status', 'Select', 'Delete'];
  expect(textsOf(menu.getAllByRole('menuitem'))).toEqual(items);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Drafts' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shown' })).toBeNull());
  expect(screen.getAllByRole('link', { name: /Kept back|At six/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Edit Kept back' }));
  await user.selectOptions((await form()).getByLabelText('When people see it'), 'On the site now');
  await submitEvent(user, 'Update Event');
  await waitFor(async () => expect(await titles()).toContain('Kept back'));
  await waitFor(async () => expect((await row('Kept back')).queryByText('Draft')).toBeNull());
});

it('staff’s list marks drafts on Manage Events and the older list too; a draft’s page shows it to staff with a mark, without a way to share it', async () => {
  const { open, draft } = await withDrafts();
  for (const [path, words] of [
    ['/create/events', 'From Fri 27 Nov, 6 pm'],
    ['/event-list', 'From Friday 27 November 2026, 6 pm'],
  ] as const) {
    await open(path);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
  }
  await open(`/events/${draft.id}`);
  expect(await screen.findByRole('heading', { name: 'Kept back' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('DraftOnly staff see this page.');
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
});

it('staff’s list opens an event whose hour has come as one that is on the site', async () => {
  const { timed, clock, request, signIn, open } = await withDrafts();
  clock.set(new Date('2026-11-27T16:00:00Z'));
  const token = await signIn();
  const { user } = await open(`/admin/dashboard?edit=${timed.id}`, { token });
  const { getByLabelText } = await form();
  expect(getByLabelText('When people see it')).toHaveDisplayValue('On the site now');
  pasteInto(getByLabelText(/^Title/), ' still');
  await submitEvent(user, 'Update Event');
  await screen.findByText(/^Event updated successfully/);
  expect((await request('listDrafts', { token })).body).toHaveLength(1);
});

it('staff’s list shows both sides in words where somebody else published the draft meanwhile', async () => {
  const { open, draft, change } = await withDrafts();
  const { user } = await open(`/admin/dashboard?edit=${draft.id}`);
  await user.selectOptions((await form()).getByLabelText('When people see it'), 'Publish at…');
  fireEvent.change((await form()).getByLabelText(/Publish date and time/), { target: { value: '2026-11-28T09:00' } });
  await change(draft.id, { ...DAY, title: 'Kept back', publish: null });
  await submitEvent(user, 'Update Event');
  expect(await screen.findByText('Somebody else changed this event meanwhile')).toBeVisible();
  expect(screen.getByText('From Saturday 28 November 2026, 9 am')).toBeVisible();
  expect(screen.getByText('Now')).toBeVisible();
});

it('This Week announces no draft', async () => {
  const day = { start_date: '2026-11-21', end_date: '2026-11-21', start_time: '18:00', end_time: '20:00' };
  const events = [{ title: 'Told' }, { title: 'Kept back', publish: 'draft' }].map((one) => ({ ...day, ...one }));
  await openSignedIn('/admin/this-week?week=this', { events });
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveDisplayValue(/Told/));
  expect(document.body).not.toHaveTextContent('Kept back');
});

it('the history says in words when an event is on the site, and when its sign-up closes', async () => {
  const { open, draft, change } = await withDrafts();
  const signup = { signup: 'open', signup_closes: '2026-11-25T18:00' } as const;
  await change(draft.id, { ...DAY, ...signup, title: 'Kept back', publish: null });
  await open('/admin/history');
  const rows = within((await screen.findAllByRole('table'))[0] as HTMLElement).getAllByRole('row');
  expect(textsOf(rows)).toEqual([
    'FieldBeforeAfter',
    'On the siteDraftNow',
    'People sign upNoYes',
    'Sign-up closes(empty)Wednesday 25 November 2026, 6 pm',
  ]);
});
