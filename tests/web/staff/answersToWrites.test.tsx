import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { fillInEvent, pasteInto, submitEvent } from '#tests/support/web/fillInEvent.ts';
import { answering, noNetwork, renderApp } from '#tests/support/web/renderApp.tsx';
import { logIn, openSignedIn } from '#tests/support/web/signedIn.tsx';
import { writesAnswer } from '#tests/support/web/writesAnswer.ts';

/** The two screens of staff that have an event's form, and how each is opened. */
const CREATE = [
  ['Manage Events', '/create/events?create', 'Event created successfully.'],
  ['the dashboard', '/admin/dashboard?create', 'Event created successfully!'],
] as const;
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
const open = (path: string, answer?: typeof fetch) =>
  openSignedIn(path, { events: [{}], through: (calls) => (answer ? writesAnswer(calls, answer) : calls) });

/** A toast says these words. It is closed, so that the next toast is not taken for it. */
async function toastSays(user: UserEvent, words: string, answer: string) {
  await waitFor(() => expect(screen.queryByText(words), `at an answer of ${answer}`).not.toBeNull());
  const toast = screen.getByText(words).closest('[data-toast]') as HTMLElement;
  expect(toast).toBeVisible();
  // A dialog that closes hides it from screen readers for a moment.
  await user.click(within(toast).getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

/** The form says these words of a failure, and no longer those of the ones before it. */
async function onlyThese(words: string, failures: readonly (readonly [unknown, string])[]) {
  const form = within(screen.getByRole('form'));
  expect(await form.findByText(words)).toBeVisible();
  expect(failures.filter(([, others]) => others !== words && form.queryByText(others))).toEqual([]);
}

const refused = answering({ error: 'The diary is closed.' });
const mailboxFull = answering({ error: 'The mailbox is full.' });
const created = { id: 77, ...anEvent({ title: 'Their own title', start_date: '2026-12-05' }) };

/** An answer of 2xx that says nothing that a program reads. How others are read is asked of the contact form, below. */
const PLAIN_TEXT: [string, typeof fetch] = [
  'plain text',
  async () => new Response('OK', { headers: { 'content-type': 'text/plain' } }),
];

/** An answer of 2xx with words that no screen of ours says. */
const OWN_WORDS = [
  'words of the server’s own',
  answering({ message: 'Sent to the pastor.' }),
  'Sent to the pastor.',
] as const;

describe.each(CREATE)('an event created on %s', (_screenName, path, success) => {
  it('has failed at whatever says so or says nothing, and the form stays; on its way it says so', async () => {
    const writes = vi.fn(noNetwork);
    const { user } = await open(path, writes);
    await fillInEvent(user);
    const failures = [
      [refused, 'The diary is closed.'],
      [answering('<html>'), 'Something went wrong.'],
      [answering('', 500), 'Failed to create event'],
      [answering('', 200), 'Something went wrong.'],
      [noNetwork, 'Failed to submit event.'],
    ] as const;
    for (const [answer, words] of failures) {
      writes.mockImplementation(answer);
      await submitEvent(user, 'Create Event');
      await onlyThese(words, failures);
      expect(within(screen.getByRole('form')).getByLabelText(/Title/)).toHaveValue('New Kesha');
      expect(screen.queryByText(success)).toBeNull();
    }
    const answer = Promise.withResolvers<Response>();
    writes.mockImplementation(() => answer.promise);
    await submitEvent(user, 'Create Event');
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    answer.resolve(Response.json({ event: created }));
    expect(await screen.findByText(success)).toBeVisible();
  });
});

describe('an event created on either screen', () => {
  const [, [, path, success]] = CREATE;

  it('is announced and listed as the server answered it, though the list cannot be fetched again', async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    let away = false;
    const reads: typeof fetch = (input, init) => (away ? noNetwork : app.fetch)(input, init);
    const writes: typeof fetch = async () => {
      away = true;
      return Response.json({ message: 'Sent to the pastor.', event: created });
    };
    const { user } = await renderApp(path, { fetch: writesAnswer(reads, writes), token });
    await fillInEvent(user);
    await submitEvent(user, 'Create Event');
    expect(await screen.findByText('Sent to the pastor.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Their own title' })).toBeVisible();
    expect(await screen.findByText('Failed to fetch events.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Their own title' })).toBeVisible();
  });

  it('asks for the login alone after the session, brings back what was typed, and is then announced', async () => {
    const { user, request, token } = await open(path);
    await fillInEvent(user);
    await request(endpoints.logout, { token });
    await submitEvent(user, 'Create Event');
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(await screen.findAllByText('Login to continue...')).toHaveLength(1);
    expect(screen.queryByText('Failed to submit event.')).toBeNull();
    await logIn(user);
    expect(await screen.findByText('What you had typed before is back.')).toBeVisible();
    expect(within(await screen.findByRole('form')).getByLabelText(/Title/)).toHaveValue('New Kesha');
    expect(screen.queryByText('Failed to submit event.')).toBeNull();
    await submitEvent(user, 'Create Event');
    expect(await screen.findByText(success)).toBeVisible();
  });
});

describe.each(UPDATE)('an event updated on %s', (screenName, path, success) => {
  it('has failed at whatever says so or says nothing, and has gone through at any other answer', async () => {
    const isDashboard = screenName === 'the dashboard';
    const writes = vi.fn(noNetwork);
    const { user } = await open(path, writes);
    const failures = [
      [answering('', 500), isDashboard ? 'Something went wrong' : 'Error 500: Something went wrong'],
      [refused, 'The diary is closed.'],
      [noNetwork, isDashboard ? 'Something went wrong' : 'An error occurred. Please try again.'],
    ] as const;
    for (const [answer, words] of failures) {
      writes.mockImplementation(answer);
      await submitEvent(user, 'Update Event');
      await onlyThese(words, failures);
      expect(screen.queryByText(success)).toBeNull();
    }
    const answer = Promise.withResolvers<Response>();
    writes.mockImplementation(() => answer.promise);
    await submitEvent(user, 'Update Event');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    answer.resolve(Response.json({}));
    await toastSays(user, success, 'an empty object');
    for (const [name, answer, words] of [[...PLAIN_TEXT, success] as const, OWN_WORDS]) {
      writes.mockImplementation(answer);
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
      await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
      await submitEvent(user, 'Update Event');
      await toastSays(user, words, name);
    }
  });
});

/** Presses Delete, and returns the question. */
async function askToDelete(user: UserEvent) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  return within(await screen.findByRole('dialog'));
}

it.each(DELETE)(
  'an event deleted on %s is told in its words, or in the server’s',
  async (_screenName, path, success) => {
    const writes = vi.fn(noNetwork);
    const { user, fetch } = await open(path, writes);
    for (const [name, answer, words] of [OWN_WORDS, ['our own server', fetch, success] as const]) {
      writes.mockImplementation(answer);
      await user.click((await askToDelete(user)).getByRole('button', { name: 'Yes' }));
      await toastSays(user, words, name);
    }
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Friday Kesha' })).toBeNull());
  },
);

it('a deletion has failed at whatever says so or says nothing, and has gone through at any other answer', async () => {
  const [, [, path, success]] = DELETE;
  const writes = vi.fn(noNetwork);
  const { user } = await open(path, writes);
  const dialog = await askToDelete(user);
  for (const [answer, words] of [
    [refused, 'The diary is closed.'],
    [answering({ message: 'Not today.' }, 403), 'Not today.'],
    [answering('', 500), 'An error occurred'],
    [noNetwork, 'Failed to delete the event.'],
  ] as const) {
    writes.mockImplementation(answer);
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(screen.queryByText(success)).toBeNull();
  }
  const [name, plainText] = PLAIN_TEXT;
  writes.mockImplementation(plainText);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await toastSays(user, success, name);
});

describe('an event that came without an id', () => {
  const press = async (path: string) => {
    const writes = vi.fn(noNetwork);
    const { user } = await renderApp(path, { fetch: writesAnswer(answering([anEvent()]), writes), token: 'any' });
    await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    return writes;
  };

  it.each(['/create/events', '/event-list'])('cannot be deleted on %s, and it says so', async (path) => {
    const writes = await press(path);
    expect(await screen.findByText('No event selected for deletion.')).toBeVisible();
    expect(writes).not.toHaveBeenCalled();
  });

  it('is only logged on the dashboard', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const writes = await press('/admin/dashboard');
    await waitFor(() => expect(log).toHaveBeenCalledWith('No event selected for deletion.'));
    expect(screen.queryByText('No event selected for deletion.')).toBeNull();
    expect(writes).not.toHaveBeenCalled();
  });
});

describe('a contact message', () => {
  it('is sent at any answer of 2xx, and stays at an error under 2xx', async () => {
    const writes = vi.fn(noNetwork);
    const { user } = await renderApp('/contact', { fetch: writes });
    const field = (label: RegExp) => screen.getByLabelText(label);
    const { name, email, message } = aMessage();
    for (const [answerName, answer] of [
      PLAIN_TEXT,
      ['nothing', async () => new Response(null, { status: 204 })],
      ['an empty body', answering('', 200)],
      OWN_WORDS,
      ['an error', mailboxFull],
    ] as const) {
      writes.mockImplementation(answer);
      await pasteInto(user, field(/^Name/), name);
      await pasteInto(user, field(/^Email/), email);
      await pasteInto(user, field(/^Message/), message);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      if (answer === mailboxFull) break;
      await waitFor(() => expect(field(/^Message/), `at an answer of ${answerName}`).toHaveValue(''));
      expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    }
    expect(await screen.findByText('The mailbox is full.')).toBeVisible();
    expect(field(/^Message/)).toHaveValue(message);
    expect(screen.queryByText('Message sent successfully!')).toBeNull();
  });
});

it('signing in has failed at an error under 2xx, and at an answer that is no JSON', async () => {
  const answers = vi.fn(answering({ error: 'Ask the office.' }));
  const { user } = await renderApp('/login', { fetch: answers });
  await logIn(user, { username: 'mercy', password: 'not the password' });
  expect(await screen.findByText('Ask the office.')).toBeVisible();
  expect(screen.getByLabelText(/Username/)).toHaveValue('mercy');
  answers.mockImplementation(answering('<html>'));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Failed to connect to the server. Please try again later.')).toBeVisible();
  expect(screen.getByLabelText(/Username/)).toHaveValue('mercy');
});

describe('a question to the daily verse', () => {
  it.each([
    ['too many questions', answering({ error: 'Too many questions. Try again in a minute.' }, 429)],
    ['an error under 2xx', answering({ error: 'Too many questions. Try again in a minute.' })],
    ['a message in place of the verse', answering({ message: 'Too many questions. Try again in a minute.' })],
  ])('shows the server’s own words at %s', async (_case, answer) => {
    await renderApp('/daily-verse', { fetch: answer });
    expect(await screen.findByText('Too many questions. Try again in a minute.')).toBeVisible();
    expect(screen.queryByText('Error: Unable to connect.')).toBeNull();
  });
});

it.each(['/admin/dashboard', '/create/events'])(
  'on %s a list that cannot be fetched is told by a toast, and again where trying again fails too, until it is there',
  async (path) => {
    const app = await startTestApp();
    const token = await app.signIn();
    await app.request(endpoints.createEvent, { token, body: anEvent() });
    let away = true;
    const down = answering({ message: 'The list is away.' }, 503);
    const fetch: typeof globalThis.fetch = (input, init) => (away ? down : app.fetch)(input, init);
    const { user } = await renderApp(path, { fetch, token });
    const toast = (await screen.findByText('Failed to fetch events.')).closest('[data-toast]') as HTMLElement;
    expect(toast).toBeVisible();
    expect(screen.getByText('The list is away.')).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Failed to fetch events.')).toHaveLength(2));
    away = false;
    await user.click(within(toast).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
    expect(screen.queryByText('The list is away.')).toBeNull();
  },
);
