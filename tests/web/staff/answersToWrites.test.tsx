import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { STAFF, startTestApp } from '#tests/support/testApp.ts';
import { fillInEvent, pasteInto, submitEvent } from '#tests/support/web/fillInEvent.ts';
import { answering, noNetwork, renderApp } from '#tests/support/web/renderApp.tsx';
import { writesAnswer } from '#tests/support/web/writesAnswer.ts';

/** The two screens of staff that have an event's form, and how each is opened. */
const CREATE = [
  ['Manage Events', '/create/events?create', 'Event created successfully.'],
  ['the dashboard', '/admin/dashboard?create', 'Event created successfully!'],
] as const;
const UPDATE = [
  ['Manage Events', '/create/events?edit=:id', 'Event updated successfully'],
  ['the dashboard', '/admin/dashboard?edit=:id', 'Event updated successfully!'],
] as const;
const DELETE = [
  ['Manage Events', '/create/events', 'Event deleted successfully'],
  ['the dashboard', '/admin/dashboard', 'Event deleted successfully!'],
  ['the older list', '/event-list', 'Event deleted successfully'],
] as const;

/** Opens a screen of somebody signed in, with one event there and every write answered by `answer`. */
async function open(path: string, answer?: typeof fetch) {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.request(endpoints.createEvent, { token, body: anEvent() });
  const fetch = answer ? writesAnswer(app.fetch, answer) : app.fetch;
  const rendered = await renderApp(path.replace(':id', body.event.id), { fetch, token });
  return { ...app, ...rendered, token };
}

async function create(path: string, answer?: typeof fetch) {
  const app = await open(path, answer);
  await fillInEvent(app.user);
  await submitEvent(app.user, 'Create Event');
  return app;
}

async function update(path: string, answer?: typeof fetch) {
  const app = await open(path, answer);
  await submitEvent(app.user, 'Update Event');
  return app;
}

async function remove(path: string, answer?: typeof fetch) {
  const app = await open(path, answer);
  await app.user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  return app;
}

async function send(answer: typeof fetch) {
  const { user } = await renderApp('/contact', { fetch: answer });
  const { name, email, message } = aMessage();
  await pasteInto(user, screen.getByLabelText(/^Name/), name);
  await pasteInto(user, screen.getByLabelText(/^Email/), email);
  await pasteInto(user, screen.getByLabelText(/^Message/), message);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

/** The form says these words of a failure, and no longer those of the ones before it. */
async function onlyThese(words: string, failures: readonly (readonly [unknown, string])[]) {
  const form = within(screen.getByRole('form'));
  expect(await form.findByText(words)).toBeVisible();
  expect(failures.filter(([, others]) => others !== words && form.queryByText(others))).toEqual([]);
}

const refused = answering({ error: 'The diary is closed.' });
const created = { id: 77, ...anEvent({ title: 'Their own title', start_date: '2026-12-05' }) };

/** An answer of 2xx that says nothing that a program reads. */
const WORDLESS: [string, typeof fetch][] = [
  ['plain text', async () => new Response('OK', { headers: { 'content-type': 'text/plain' } })],
  ['nothing', async () => new Response(null, { status: 204 })],
  ['an empty body', answering('', 200)],
];

describe.each(CREATE)('an event created on %s', (_screenName, path, success) => {
  it('is announced in the words of this screen', async () => {
    await create(path);
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('is announced in the server’s words where they say something else', async () => {
    await create(path, answering({ message: 'Sent to the pastor.', event: created }));
    expect(await screen.findByText('Sent to the pastor.')).toBeVisible();
  });

  it('stands in the list at once, as the server answered it, though the list cannot be fetched again', async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    let away = false;
    const reads: typeof fetch = (input, init) => (away ? noNetwork : app.fetch)(input, init);
    const writes: typeof fetch = async () => {
      away = true;
      return Response.json({ event: created });
    };
    const { user } = await renderApp(path, { fetch: writesAnswer(reads, writes), token });
    await fillInEvent(user);
    await submitEvent(user, 'Create Event');
    expect(await screen.findByRole('heading', { name: 'Their own title' })).toBeVisible();
    expect(await screen.findByText('Failed to fetch events.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Their own title' })).toBeVisible();
  });

  it('has failed at whatever says so or says nothing, and the form stays as it was', async () => {
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
  });

  it('says while it is on its way that it is being created', async () => {
    const answer = Promise.withResolvers<Response>();
    await create(path, () => answer.promise);
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    answer.resolve(Response.json({ event: created }));
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('asks for the login alone where the session has ended, and brings back what was typed', async () => {
    const { user, request, token } = await open(path);
    await fillInEvent(user);
    await request(endpoints.logout, { token });
    await submitEvent(user, 'Create Event');
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(await screen.findAllByText('Login to continue...')).toHaveLength(1);
    expect(screen.queryByText('Failed to submit event.')).toBeNull();
    await pasteInto(user, screen.getByLabelText(/Username/), STAFF.username);
    await pasteInto(user, screen.getByLabelText(/Password/), STAFF.password);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('What you had typed before is back.')).toBeVisible();
    expect(within(await screen.findByRole('form')).getByLabelText(/Title/)).toHaveValue('New Kesha');
    expect(screen.queryByText('Failed to submit event.')).toBeNull();
  });
});

describe.each(UPDATE)('an event updated on %s', (screenName, path, success) => {
  it('is announced in the words of this screen', async () => {
    await update(path);
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('is announced in the server’s words where they say something else', async () => {
    await update(path, answering({ message: 'Sent to the pastor.' }));
    expect(await screen.findByText('Sent to the pastor.')).toBeVisible();
  });

  it.each(WORDLESS)('has gone through at an answer of %s', async (_case, answer) => {
    await update(path, answer);
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('has failed at whatever says so or says nothing', async () => {
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
  });

  it('says while it is on its way that it is being updated', async () => {
    const answer = Promise.withResolvers<Response>();
    await update(path, () => answer.promise);
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    answer.resolve(Response.json({}));
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('asks for the login alone where the session has ended, and brings back what was typed', async () => {
    const { user, request, token } = await open(path);
    const title = await screen.findByLabelText(/Title/);
    await user.clear(title);
    await pasteInto(user, title, 'Half a title');
    await request(endpoints.logout, { token });
    await submitEvent(user, 'Update Event');
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(screen.queryAllByRole('alert').map((one) => one.textContent)).toEqual([]);
    await pasteInto(user, screen.getByLabelText(/Username/), STAFF.username);
    await pasteInto(user, screen.getByLabelText(/Password/), STAFF.password);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('What you had typed before is back.')).toBeVisible();
    expect(screen.getByLabelText(/Title/)).toHaveValue('Half a title');
  });
});

describe.each(DELETE)('an event deleted on %s', (_screenName, path, success) => {
  it('is announced in the words of this screen', async () => {
    await remove(path);
    expect(await screen.findByText(success)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Friday Kesha' })).toBeNull());
  });

  it('is announced in the server’s words where they say something else', async () => {
    await remove(path, answering({ message: 'Taken off the board.' }));
    expect(await screen.findByText('Taken off the board.')).toBeVisible();
  });

  it.each(WORDLESS)('has gone through at an answer of %s', async (_case, answer) => {
    await remove(path, answer);
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('has failed at whatever says so or says nothing', async () => {
    const writes = vi.fn(noNetwork);
    const { user } = await open(path, writes);
    await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
    const dialog = within(await screen.findByRole('dialog'));
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
  });
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
  it.each([...WORDLESS, ['words of the server’s own', answering({ message: 'Thanks, queued.' })] as const])(
    'is sent at an answer of %s',
    async (_case, answer) => {
      await send(answer);
      expect(await screen.findByText('Message sent successfully!')).toBeVisible();
      expect(screen.getByLabelText(/^Message/)).toHaveValue('');
    },
  );

  it('is not sent at an error under 2xx, and stays', async () => {
    await send(answering({ error: 'The mailbox is full.' }));
    expect(await screen.findByText('The mailbox is full.')).toBeVisible();
    expect(screen.getByLabelText(/^Message/)).toHaveValue(aMessage().message);
    expect(screen.queryByText('Message sent successfully!')).toBeNull();
  });
});

describe('signing in', () => {
  const signIn = async (answer: typeof fetch) => {
    const { user } = await renderApp('/login', { fetch: answer });
    await pasteInto(user, screen.getByLabelText(/Username/), 'mercy');
    await pasteInto(user, screen.getByLabelText(/Password/), 'not the password');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
  };

  it.each([
    ['an error under 2xx', answering({ error: 'Ask the office.' }), 'Ask the office.'],
    ['an answer that is no JSON', answering('<html>'), 'Failed to connect to the server. Please try again later.'],
  ])('has failed at %s', async (_case, answer, words) => {
    await signIn(answer);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/Username/)).toHaveValue('mercy');
  });
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

  it.each([
    ['no network', noNetwork],
    ['a failure without words', answering('', 500)],
    ['an answer that is no JSON', answering('<html>')],
  ])('says that it is unable to connect at %s', async (_case, answer) => {
    await renderApp('/daily-verse', { fetch: answer });
    expect(await screen.findByText('Error: Unable to connect.')).toBeVisible();
  });
});

describe.each(['/admin/dashboard', '/create/events'])('on %s a list that cannot be fetched', (path) => {
  it('is told by a toast, and can be tried again', async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    await app.request(endpoints.createEvent, { token, body: anEvent() });
    let away = true;
    const fetch: typeof globalThis.fetch = (input, init) => (away ? noNetwork : app.fetch)(input, init);
    const { user } = await renderApp(path, { fetch, token });
    const toast = (await screen.findByText('Failed to fetch events.')).closest('[data-toast]') as HTMLElement;
    expect(toast).toBeVisible();
    expect(screen.getByText('Failed to load events.')).toBeVisible();
    away = false;
    await user.click(within(toast).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
    expect(screen.queryByText('Failed to load events.')).toBeNull();
  });

  it('is told again where trying again fails too', async () => {
    const { user } = await renderApp(path, { fetch: noNetwork, token: 'any' });
    await screen.findByText('Failed to fetch events.');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Failed to fetch events.')).toHaveLength(2));
  });
});
