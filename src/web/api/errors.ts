import type { SerializedError } from '@reduxjs/toolkit';
import { messages } from '#shared/messages.ts';
import type { CallError } from './baseQuery.ts';

/** The error catalogue (specification, section 8): what a person reads, one pure function a situation. */

/** What a hook of the api slice hands over: a failed call, or, should the app itself have stumbled, its exception. */
export type Failure = CallError | SerializedError;

/** A failure as a failed call, whatever it was. */
export const asCallError = (failure: Failure): CallError =>
  'status' in failure ? failure : { status: null, text: null, exception: failure.message ?? '', answer: null };

const somethingWentWrong = 'Something went wrong.';

/** Chooses the words: the server's own; else those for a status; else those for no answer at all. */
function choose(failure: Failure, refused: string | ((status: number) => string), unanswered: string): string {
  const { text, status } = asCallError(failure);
  if (text !== null) return text;
  if (status === null) return unanswered;
  return typeof refused === 'string' ? refused : refused(status);
}

/** Said where the public list of events could not be had or read. */
export const eventsFailed = 'Failed to load events.';

/** The public events page: the server's message, else that the events could not be loaded. */
export const eventsPageError = (failure: Failure): string => choose(failure, eventsFailed, eventsFailed);

/** The toast on staff's screens when the list could not be fetched. */
export const fetchEventsToast = 'Failed to fetch events.';

/** The contact form: the server's text; `Error: ` and the exception's text where no answer came (rulings, 26). */
export const contactError = (failure: Failure): string =>
  choose(failure, somethingWentWrong, `Error: ${asCallError(failure).exception}`);

/** The login form. */
export const loginError = (failure: Failure): string =>
  choose(failure, messages.invalidLogin, 'Failed to connect to the server. Please try again later.');

/** Creating an event: the server's text, else that it failed; without an answer, that it could not be submitted. */
export const createEventError = (failure: Failure): string =>
  choose(failure, 'Failed to create event', 'Failed to submit event.');

/** Said where the backend can put on one event at a time only: an older one. */
export const oneAtATimeOnly =
  'This server cannot put on events that repeat. Nothing was saved: choose "Does not repeat" to put on this one.';

/** Creating events that repeat: why, and that none of them was saved; where no answer came, that one may try again. */
export function createSeriesError(failure: Failure): string {
  const { status, text } = asCallError(failure);
  if (status === null) return 'No answer came from the server. Try again: nothing is put on twice.';
  if (status === 404 || status === 405) return oneAtATimeOnly;
  if (status === 401 || status === 409) return text ?? somethingWentWrong;
  return `${text ?? 'Failed to create the events.'} None of them was saved.`;
}

/** Updating an event (rulings, 25). */
export const updateEventError = (failure: Failure): string =>
  choose(failure, (status) => `Error ${status}: Something went wrong`, 'An error occurred. Please try again.');

/** Deleting an event: the server's message; without an answer, that an error occurred; else that it failed. */
export const deleteEventError = (failure: Failure): string =>
  choose(failure, 'Failed to delete the event.', 'An error occurred');

/** The daily verse's bubble where no answer came. */
export const verseError = 'Error: Unable to connect.';

/** Any call of staff's that the catalogue does not name. */
export const staffCallError = (failure: Failure): string =>
  choose(failure, somethingWentWrong, 'There is no connection to the server. Please try again.');
