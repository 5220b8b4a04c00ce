import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anEvent } from '#tests/support/factories.ts';
import { STAFF } from '#tests/support/testApp.ts';
import { fillInEvent, logIn, submitEvent } from '#tests/support/web/acts.ts';
import { answering, noNetwork, openSignedIn, renderApp, writesAnswer } from '#tests/support/web/site.tsx';

/** The screens of staff that have an event's form, or delete, and how each is opened. */
const UPDATE = [
  ['Manage Events', '/create/events?edit=1', 'Event updated successfully'],
  ['the dashboard', '/admin/dashboard?edit=1', 'Event updated successfully!'],
] as const;
const DELETE = [
  ['Manage Events', '/create/events', 'Event deleted successfully'],
  ['the dashboard', '/admin/dashboard', 'Event deleted successfully!'],
  ['the older list', '/event-list', 'Event deleted successfully'],
] as const;

/** Opens a screen of somebody signed in, with one event there and every write answered by `answer`. */
const open = (path: string, answer: typeof fetch) =>
  openSignedIn(path, { events: [{}], through: (calls) => writesAnswer(calls, answer) });

/** A toast says these words. It is closed, so that the next toast is not taken for it. */
async function toastSays(user: UserEvent, words: string) {
  const toast = (await screen.findByText(words)).closest('[data-toast]') as HTMLElement;
  expect(toast).toBeVisible();
  // A dialog that closes hides it from screen readers for a moment.
  await user.click(within(toast).getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

const created = { id: 77, ...anEvent({ title: 'Their own title', start_date: '2026-12-05' }) };

/** Words that no screen of ours says, and a server that answers so. */
const OWN_WORDS = 'Sent to the pastor.';
const ownWords = answering({ message: OWN_WORDS });

// What each screen says of a success is asked in staff-events/dashboard.test.tsx and manageEvents.test.tsx.
const path = '/admin/dashboard?create';
const success = 'Event created successfully!';

it('an event created asks for the login alone after the session, and brings back what was typed; has failed where the server does, and the form stays; on its way it says so', async () => {
  const writes = vi.fn<typeof fetch>();
  const { user, fetch: calls, request, token } = await open(path, writes);
  writes.mockImplementation(calls);
  await fillInEvent();
  await request('logout', { token });
  await submitEvent(user, 'Create Event');
  expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(await screen.findAllByText('Login to continue...')).toHaveLength(1);
  expect(screen.queryByText('Failed to submit event.')).toBeNull();
  await logIn(user, { ...STAFF, username: 'Mercy' });
  expect(await screen.findByText('What you had typed before is back.')).toBeVisible();
  expect(within(await screen.findByRole('form')).getByLabelText(/Title/)).toHaveValue('New Kesha');
  expect(screen.queryByText('Failed to submit event.')).toBeNull();
  writes.mockImplementation(answering('', 500));
  await submitEvent(user, 'Create Event');
  expect(await within(screen.getByRole('form')).findByText('Failed to create event')).toBeVisible();
  expect(screen.queryByText(success)).toBeNull();
  const mayGoOn = Promise.withResolvers<void>();
  writes.mockImplementation((...call) => mayGoOn.promise.then(() => calls(...call)));
  await submitEvent(user, 'Create Event');
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  mayGoOn.resolve();
  expect(await screen.findByText(success)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'New Kesha' })).toBeVisible();
});

it('an event created is announced and listed as the server answered it, though the list cannot be fetched again', async () => {
  const { user } = await openSignedIn(path, {
    through: (calls) =>
      writesAnswer(calls, async () => {
        vi.stubGlobal('fetch', noNetwork);
        return Response.json({ message: 'Sent to the pastor.', event: created });
      }),
  });
  await fillInEvent();
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText('Sent to the pastor.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Their own title' })).toBeVisible();
  expect(await screen.findByText('Failed to fetch events.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Their own title' })).toBeVisible();
});

it.each(UPDATE)(
  'an event updated on %s says why it has failed, and that it has gone through, in its words or in the server’s',
  async (screenName, path, success) => {
    const isDashboard = screenName === 'the dashboard';
    const writes = vi.fn(noNetwork);
    const { user } = await open(path, writes);
    writes.mockImplementation(answering('', 500));
    await submitEvent(user, 'Update Event');
    const words = isDashboard ? 'Something went wrong' : 'Error 500: Something went wrong';
    expect(await within(screen.getByRole('form')).findByText(words)).toBeVisible();
    expect(screen.queryByText(success)).toBeNull();
    const answer = Promise.withResolvers<Response>();
    writes.mockImplementation(() => answer.promise);
    await submitEvent(user, 'Update Event');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    answer.resolve(Response.json({}));
    await toastSays(user, success);
    writes.mockImplementation(ownWords);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
    await submitEvent(user, 'Update Event');
    await toastSays(user, OWN_WORDS);
  },
);

/** Presses Delete, and returns the question. */
async function askToDelete(user: UserEvent) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  return within(await screen.findByRole('dialog'));
}

it.each(DELETE)(
  'an event deleted on %s is told in its words, or in the server’s, can be brought back, and leaves the focus to the heading',
  async (_screenName, path, success) => {
    const writes = vi.fn(ownWords);
    const { user, fetch } = await open(path, writes);
    await user.click((await askToDelete(user)).getByRole('button', { name: 'Yes' }));
    await toastSays(user, OWN_WORDS);
    writes.mockImplementation(fetch);
    await user.click((await askToDelete(user)).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(success)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Friday Kesha' })).toBeNull());
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(heading).toHaveFocus();
    expect(await screen.findByText('Event restored successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
  },
);

it('a deletion that has failed says so in its dialog, and is tried again there', async () => {
  const [, [, path, success]] = DELETE;
  const writes = vi.fn(noNetwork);
  const { user, fetch } = await open(path, writes);
  const dialog = await askToDelete(user);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText('Failed to delete the event.')).toBeVisible();
  expect(screen.queryByText(success)).toBeNull();
  writes.mockImplementation(fetch);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await toastSays(user, success);
});

const press = async (path: string) => {
  const writes = vi.fn(noNetwork);
  const { user } = await renderApp(path, { fetch: writesAnswer(answering([anEvent()]), writes), token: 'any' });
  await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  return writes;
};

it.each(['/create/events', '/event-list'])(
  'an event that came without an id cannot be deleted on %s, and it says so',
  async (path) => {
    const writes = await press(path);
    expect(await screen.findByText('No event selected for deletion.')).toBeVisible();
    expect(writes).not.toHaveBeenCalled();
  },
);

it('an event that came without an id is only logged on the dashboard', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const writes = await press('/admin/dashboard');
  await waitFor(() => expect(log).toHaveBeenCalledWith('No event selected for deletion.'));
  expect(screen.queryByText('No event selected for deletion.')).toBeNull();
  expect(writes).not.toHaveBeenCalled();
});

it.each(['/admin/dashboard', '/create/events'])(
  'on %s a list that cannot be fetched is told by a toast, and again where trying again fails too, until it is there',
  async (path) => {
    const down = answering({ message: 'The list is away.' }, 503);
    const { user, fetch } = await openSignedIn(path, { events: [{}], through: () => down });
    const toast = (await screen.findByText('Failed to fetch events.')).closest('[data-toast]') as HTMLElement;
    expect(toast).toBeVisible();
    expect(screen.getByText('The list is away.')).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Failed to fetch events.')).toHaveLength(2));
    vi.stubGlobal('fetch', fetch);
    await user.click(within(toast).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
    expect(screen.queryByText('The list is away.')).toBeNull();
  },
);
