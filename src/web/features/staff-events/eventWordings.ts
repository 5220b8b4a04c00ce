import type { EventWording } from '#shared/events/event.ts';
import { REQUIRED_EVENT_FIELDS } from '#shared/events/eventFields.ts';
import { sentences } from '#shared/sentences.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';
import { type Failure, updateEventError, updateModalError } from '#web/api/errors.ts';

/** Each screen's messages for the same required fields (specification, section 5; rulings, 22), spelled as there. */

/** The Create Events modal. */
export const createModalWording: EventWording = {
  title: 'Title is required',
  category: 'Category is required',
  description: 'description is required',
  start_date: 'Start Date is required',
  start_time: 'Start Time is required',
  end_date: 'End Date is required',
  end_time: 'End Timeis required',
  venue: 'Venue is required',
};

/** The Update Event modal. */
export const updateModalWording: EventWording = {
  title: 'Title is required.',
  category: 'Category is required.',
  description: 'Description is required.',
  start_date: 'Start date is required.',
  start_time: 'Start time is required.',
  end_date: 'End date is required.',
  end_time: 'End time is required.',
  venue: 'Venue is required.',
};

/** The Manage Events screen: one message for any missing field. */
export const manageMessage = 'Please fill all the required fields.';

export const manageWording = Object.fromEntries(
  REQUIRED_EVENT_FIELDS.map((field) => [field, manageMessage]),
) as EventWording;

/** Shown while the end is before the start (rulings, 24). */
export const endsBeforeStart = 'This event ends before it starts.';

/** Shown while the end is before the present, as a mistyped year makes it. */
export const isAlreadyOver = 'This event is already over.';

/** A screen's message after a successful change, given the server's message or null. */
type SuccessWords = (told: string | null) => string;

/** A screen's messages about changes of events. */
export interface ScreenWords {
  created: SuccessWords;
  updated: SuccessWords;
  deleted: SuccessWords;
  updateError: (failure: Failure) => string;
  /** For an event without an id. */
  idMissing: string;
}

const serversFirst =
  (words: string): SuccessWords =>
  (told) =>
    told ?? words;

const bare = (words: string): string => withoutEnding(words.toLowerCase(), /[.!\s]/);

const serversWhereOther =
  (words: string): SuccessWords =>
  (told) =>
    told === null || bare(told) === bare(words) ? words : told;

/** The Manage Events screen and the older list: the server's message has priority (rulings, 21). */
export const manageWords: ScreenWords = {
  created: serversFirst(sentences.eventCreated),
  updated: serversFirst(sentences.eventUpdated),
  deleted: serversFirst(sentences.eventDeleted),
  updateError: updateEventError,
  idMissing: 'Event ID is missing. Please try again.',
};

/** The dashboard and its modals: the server's message has priority if it says something else (rulings, 21). */
export const modalWords: ScreenWords = {
  created: serversWhereOther('Event created successfully!'),
  updated: serversWhereOther('Event updated successfully!'),
  deleted: serversWhereOther('Event deleted successfully!'),
  updateError: updateModalError,
  idMissing: 'Event ID is required.',
};

/** Shown when a deletion is confirmed with no event selected. */
export const nothingToDelete = 'No event selected for deletion.';
