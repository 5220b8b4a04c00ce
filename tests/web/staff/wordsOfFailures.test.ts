import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { STAFF } from '#tests/support/testApp.ts';
import { answering, noNetwork } from '#tests/support/web/site.tsx';
import { api } from '#web/api/api.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import * as words from '#web/api/errors.ts';
import { createStore } from '#web/app/store.ts';
import { TOKEN_KEY } from '#web/auth/token.ts';
import { waitsWords } from '#web/outbox/waiting/waitsWords.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';

/** How each answer is read, whatever the screen, and its sentence. That a screen shows it is asked of the screen. */

const base = { id: '1', ...anEvent() } as ChurchEvent;
const SIGNS = { remarks: '', seconds: 30 };
const { createEvent, updateEvent, deleteEvent, contact, login } = api.endpoints;

/** Each request that a person makes of the server. */
const asked = {
  creation: () => createEvent.initiate({ kind: 'createEvent', event: anEvent(), key: 'k' }),
  update: () => updateEvent.initiate({ kind: 'updateEvent', eventId: '1', event: anEvent(), base, key: 'k' }),
  deletion: () => deleteEvent.initiate({ kind: 'deleteEvent', eventId: '1', base, key: 'k' }),
  message: () => contact.initiate({ kind: 'contact', message: aMessage(), language: 'en', signs: SIGNS, key: 'k' }),
  login: () => login.initiate(STAFF),
  list: () => api.endpoints.listSoonEvents.initiate('2026-11-21'),
  question: () => verseApi.endpoints.askVerse.initiate({ message: 'Hope' }),
};

/** Asks as somebody signed in, and is answered so. */
async function ask(name: keyof typeof asked, answer: typeof fetch) {
  vi.stubGlobal('fetch', answer);
  localStorage.setItem(TOKEN_KEY, 'any');
  return (await createStore({ storage: safeLocal }).dispatch(asked[name]() as ReturnType<typeof asked.update>)) as {
    data?: unknown;
    error?: words.Failure;
  };
}

const CLOSED = 'The diary is closed.';
const ERROR = answering({ error: CLOSED });
const MESSAGE = answering({ message: 'Not today.' }, 403);
const NO_JSON = answering('<html>');
const EMPTY = answering('', 200);
const FAULT = answering('', 500);

it.each([
  // An error under 2xx is told in the server's own words.
  ['creation', words.createEventError, ERROR, CLOSED],
  ['update', words.updateEventError, ERROR, CLOSED],
  ['update', words.updateModalError, ERROR, CLOSED],
  ['deletion', words.deleteEventError, ERROR, CLOSED],
  ['message', words.contactError, ERROR, CLOSED],
  ['login', words.loginError, ERROR, CLOSED],
  ['list', words.eventsPageError, ERROR, CLOSED],
  ['question', words.verseError, ERROR, CLOSED],
  ['creation', words.createEventError, NO_JSON, 'Something went wrong.'],
  ['creation', words.createEventError, EMPTY, 'Something went wrong.'],
  ['creation', words.createEventError, FAULT, 'Failed to create event'],
  ['creation', words.createEventError, noNetwork, 'Failed to submit event.'],
  ['update', words.updateEventError, FAULT, 'Error 500: Something went wrong'],
  ['update', words.updateEventError, noNetwork, 'An error occurred. Please try again.'],
  ['update', words.updateModalError, FAULT, 'Something went wrong'],
  ['update', words.updateModalError, noNetwork, 'Something went wrong'],
  ['deletion', words.deleteEventError, MESSAGE, 'Not today.'],
  ['deletion', words.deleteEventError, FAULT, 'An error occurred'],
  ['deletion', words.deleteEventError, noNetwork, 'Failed to delete the event.'],
  ['message', words.contactError, FAULT, 'Something went wrong.'],
  ['message', words.contactError, noNetwork, 'Error: Failed to fetch'],
  ['login', words.loginError, MESSAGE, 'Not today.'],
  ['login', words.loginError, FAULT, 'Invalid username or password'],
  ['login', words.loginError, NO_JSON, 'Failed to connect to the server. Please try again later.'],
  ['list', words.eventsPageError, MESSAGE, 'Not today.'],
  ['list', words.eventsPageError, answering({ message: 'Events are being moved.' }), 'Events are being moved.'],
  ['list', words.eventsPageError, FAULT, 'Failed to load events.'],
  ['list', words.eventsPageError, NO_JSON, 'Failed to load events.'],
  ['list', words.eventsPageError, answering({ data: 1 }), 'Failed to load events.'],
  ['question', words.verseError, answering({ message: 'Too many questions.' }), 'Too many questions.'],
  ['question', words.verseError, answering('', 429), 'Error: Unable to connect.'],
  ['question', words.verseError, answering({ verse: 'John 3:16' }), 'Error: Unable to connect.'],
] as const)('a failed %s is told in words (%#)', async (name, wordsOf, answer, sentence) => {
  const { error } = await ask(name, answer);
  expect(error && wordsOf(error)).toBe(sentence);
});

it.each<[string, typeof fetch]>([
  ['plain text', async () => new Response('OK', { headers: { 'content-type': 'text/plain' } })],
  ['nothing', async () => new Response(null, { status: 204 })],
  ['an empty body', EMPTY],
  ['an empty object', answering({})],
  ['words of the server’s own', answering({ message: 'Sent to the pastor.' })],
])('an update, a deletion and a message have gone through at %s', async (_answer, answer) => {
  for (const name of ['update', 'deletion', 'message'] as const)
    expect((await ask(name, answer)).error, name).toBeUndefined();
});

it('a save without an answer yet is told to be tried still, not to have failed (rulings, 44)', () => {
  expect(waitsWords(null, words.createEventError)).toMatch(/^There is no answer yet\. .+ still trying to send it\.$/);
});
