import type { SerializedError } from '@reduxjs/toolkit';
import { pictureWords } from '#shared/images/pictureLimits.ts';
import { sentences } from '#shared/sentences.ts';
import { requestErrors } from '#words/interface.ts';
import { type ApiError, NO_ANSWER } from './requests.ts';

/** The error catalogue (specification, section 8): what a person reads, one pure function a situation. */

/** The error of a hook of the api slice: a failed request, or an exception of the app itself. */
export type Failure = ApiError | SerializedError;

/** A failure of either kind as an `ApiError`. */
export function asApiError(failure: Failure): ApiError {
  if ('kind' in failure) return failure;
  const { name, message = '' } = failure;
  // When a session ends, the store aborts every running request (store.ts).
  const kind = name === 'AbortError' ? 'ended' : 'own';
  return { ...NO_ANSWER, kind, exception: message };
}

/** Whether a request failed because the session is over: then only `Login to continue...` is shown (rulings, 28). */
export const sessionEnded = (failure: Failure): boolean => asApiError(failure).kind === 'ended';

/** What is there now, where the server refused a save because somebody else has changed it meanwhile; else null. */
export function nowIn<Now extends object = Record<string, unknown>>(failure: Failure): Now | null {
  const { status, answer } = asApiError(failure);
  return status === 412 ? ((answer as { now?: Now } | null)?.now ?? null) : null;
}

/** The messages of a refusal's fields, by their paths; empty where the answer names none. */
export const fieldsIn = (failure: Failure): Readonly<Record<string, string>> =>
  (asApiError(failure).answer as { fields?: Record<string, string> } | null)?.fields ?? {};

const somethingWentWrong = requestErrors.wentWrong;

/** A situation's messages, for when the server sends none. */
interface Words {
  /** For a refusal, by its status. */
  refused: string | ((status: number) => string);
  unanswered: string;
  /** For an answer that cannot be read, and a fault of the app's own. */
  unreadable?: string;
}

/** Makes the function that chooses the message: the server's own has priority. */
const says =
  ({ refused, unanswered, unreadable = somethingWentWrong }: Words) =>
  (failure: Failure): string => {
    const { kind, text, status } = asApiError(failure);
    if (text !== null) return text;
    if (kind === 'unanswered') return unanswered;
    if (kind !== 'refused' || status === null) return unreadable;
    return typeof refused === 'string' ? refused : refused(status);
  };

const { events: eventsFailed, verse: verseFailed } = requestErrors;

/** The public events page: the server's message, else that the events could not be loaded. */
export const eventsPageError = says({ refused: eventsFailed, unanswered: eventsFailed, unreadable: eventsFailed });

/** The toast on staff's screens when the list could not be fetched. */
export const fetchEventsToast = 'Failed to fetch events.';

/** The contact form: the server's text; in English `Error: ` and the exception's text where no answer came (rulings, 26). */
export const contactError = (failure: Failure): string =>
  says({ refused: somethingWentWrong, unanswered: requestErrors.noAnswer(asApiError(failure).exception) })(failure);

const noConnection = 'Failed to connect to the server. Please try again later.';

/** The login form. */
export const loginError = says({ refused: sentences.invalidLogin, unanswered: noConnection, unreadable: noConnection });

/** Whether no answer came because this device has no network. */
export const isOffline = (failure: Failure): boolean => asApiError(failure).kind === 'unanswered' && !navigator.onLine;

/** Shown by a form that could not be saved without a network; its text stays on this device. */
export const keptOffline = 'You are offline. Kept here; save again when the network is back.';

/** Creating an event (rulings, 28). */
export const createEventError = says({ refused: 'Failed to create event', unanswered: 'Failed to submit event.' });

/** Shown where an older backend can create only one event at a time. */
const oneAtATimeOnly =
  'This server cannot put on events that repeat. Nothing was saved: choose "Does not repeat" to put on this one.';

/** Creating events that repeat: why it failed, and that none was saved; without an answer, that one may try again. */
export function createSeriesError(failure: Failure): string {
  const { kind, status, text } = asApiError(failure);
  if (kind !== 'refused') return 'No answer came from the server. Try again: nothing is put on twice.';
  if (status === 404 || status === 405) return oneAtATimeOnly;
  if (status === 401 || status === 409) return text ?? somethingWentWrong;
  return `${text ?? 'Failed to create the events.'} None of them was saved.`;
}

/** Updating an event on the Manage Events screen (rulings, 25). */
export const updateEventError = says({
  refused: (status) => `Error ${status}: Something went wrong`,
  unanswered: 'An error occurred. Please try again.',
});

/** Updating an event in the dashboard's modal, which also reports a fault of the app itself (rulings, 25). */
export function updateModalError(failure: Failure): string {
  const { kind, exception } = asApiError(failure);
  const words = 'Something went wrong';
  const fault = kind === 'own' || kind === 'unreadable' ? exception || words : words;
  return says({ refused: words, unanswered: words, unreadable: fault })(failure);
}

/** Deleting an event (rulings, 29). */
export const deleteEventError = says({
  refused: 'An error occurred',
  unanswered: 'Failed to delete the event.',
  unreadable: 'An error occurred',
});

/** The daily verse's bubble where no verse came. */
export const verseError = says({ refused: verseFailed, unanswered: verseFailed, unreadable: verseFailed });

/** Any staff request that the catalogue does not name. */
export const staffApiError = says({
  refused: somethingWentWrong,
  unanswered: 'There is no connection to the server. Please try again.',
});

/**
 * The message after a failed upload of a picture. An older backend has no endpoint for it, and a proxy sends no
 * message.
 */
export function pictureError(failure: Failure): string {
  const { status } = asApiError(failure);
  if (status === 404 || status === 405)
    return 'This server takes no pictures from your device: give the address of one.';
  return status === 413 ? pictureWords.tooLarge : staffApiError(failure);
}
