import type { SerializedError } from '@reduxjs/toolkit';
import { sentences } from '#shared/sentences.ts';
import { requestErrors } from '#words/interface.ts';
import type { ApiError } from './apiError.ts';

/** The error catalogue (specification, section 8): what a person reads, one pure function a situation. */

/** What a hook of the api slice hands over: a failed request, or, should the app itself have stumbled, its exception. */
export type Failure = ApiError | SerializedError;

/** A failure as a failed request, whatever it was. */
export function asApiError(failure: Failure): ApiError {
  if ('kind' in failure) return failure;
  const { name, message = '' } = failure;
  // The end of a session breaks off every request under way (store.ts).
  const kind = name === 'AbortError' ? 'ended' : 'own';
  return { kind, status: null, text: null, exception: message, answer: null };
}

/** Whether a request failed because the session is over: `Login to continue...` then says everything (rulings, 28). */
export const sessionEnded = (failure: Failure): boolean => asApiError(failure).kind === 'ended';

const somethingWentWrong = requestErrors.wentWrong;

/** The messages of a situation if the server sends none. */
interface Words {
  /** For a refusal, by its status. */
  refused: string | ((status: number) => string);
  unanswered: string;
  /** For an answer that cannot be read, and a fault of the app's own. */
  unreadable?: string;
}

/** Chooses the words: the server's own come first. */
function choose(failure: Failure, { refused, unanswered, unreadable = somethingWentWrong }: Words): string {
  const { kind, text, status } = asApiError(failure);
  if (text !== null) return text;
  if (kind === 'unanswered') return unanswered;
  if (kind !== 'refused' || status === null) return unreadable;
  return typeof refused === 'string' ? refused : refused(status);
}

/** Said where the public list of events could not be had or read. */
export const eventsFailed = requestErrors.events;

/** The public events page: the server's message, else that the events could not be loaded. */
export const eventsPageError = (failure: Failure): string =>
  choose(failure, { refused: eventsFailed, unanswered: eventsFailed, unreadable: eventsFailed });

/** The toast on staff's screens when the list could not be fetched. */
export const fetchEventsToast = 'Failed to fetch events.';

/** The contact form: the server's text; in English `Error: ` and the exception's text where no answer came (rulings, 26). */
export const contactError = (failure: Failure): string =>
  choose(failure, { refused: somethingWentWrong, unanswered: requestErrors.noAnswer(asApiError(failure).exception) });

const noConnection = 'Failed to connect to the server. Please try again later.';

/** The login form. */
export const loginError = (failure: Failure): string =>
  choose(failure, { refused: sentences.invalidLogin, unanswered: noConnection, unreadable: noConnection });

/** Whether no answer came because this device has no network. */
export const isOffline = (failure: Failure): boolean => asApiError(failure).kind === 'unanswered' && !navigator.onLine;

/** Said of a form whose text stays on this device: it could not be saved without a network. */
export const keptOffline = 'You are offline. Kept here; save again when the network is back.';

/** Creating an event (rulings, 28). */
export const createEventError = (failure: Failure): string =>
  choose(failure, { refused: 'Failed to create event', unanswered: 'Failed to submit event.' });

/** Said where the backend can put on one event at a time only: an older one. */
export const oneAtATimeOnly =
  'This server cannot put on events that repeat. Nothing was saved: choose "Does not repeat" to put on this one.';

/** Creating events that repeat: why, and that none of them was saved; where no answer came, that one may try again. */
export function createSeriesError(failure: Failure): string {
  const { kind, status, text } = asApiError(failure);
  if (kind !== 'refused') return 'No answer came from the server. Try again: nothing is put on twice.';
  if (status === 404 || status === 405) return oneAtATimeOnly;
  if (status === 401 || status === 409) return text ?? somethingWentWrong;
  return `${text ?? 'Failed to create the events.'} None of them was saved.`;
}

/** Updating an event on the Manage Events screen (rulings, 25). */
export const updateEventError = (failure: Failure): string =>
  choose(failure, {
    refused: (status) => `Error ${status}: Something went wrong`,
    unanswered: 'An error occurred. Please try again.',
  });

/** Updating an event in the dashboard's modal, which also tells of a fault of the app's own (rulings, 25). */
export function updateModalError(failure: Failure): string {
  const { kind, exception } = asApiError(failure);
  const words = 'Something went wrong';
  const fault = kind === 'own' || kind === 'unreadable' ? exception || words : words;
  return choose(failure, { refused: words, unanswered: words, unreadable: fault });
}

/** Deleting an event (rulings, 29). */
export const deleteEventError = (failure: Failure): string =>
  choose(failure, {
    refused: 'An error occurred',
    unanswered: 'Failed to delete the event.',
    unreadable: 'An error occurred',
  });

/** The daily verse's bubble where no verse came. */
export const verseError = (failure: Failure): string =>
  choose(failure, { refused: requestErrors.verse, unanswered: requestErrors.verse, unreadable: requestErrors.verse });

/** Any request of staff's that the catalogue does not name. */
export const staffApiError = (failure: Failure): string =>
  choose(failure, {
    refused: somethingWentWrong,
    unanswered: 'There is no connection to the server. Please try again.',
  });
