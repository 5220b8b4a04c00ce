import { boolean, object } from 'yup';
import { emptyAsNone, listOf, pageFields, rowId } from '../http/rows.ts';
import { textField } from '../text.ts';
import { isChurchDate } from '../time.ts';
import { MARK_NAMES, type MarkColumn, MESSAGE_MARKS, ofMarks } from './messageMarks.ts';

/** The longest note that staff write about a message. */
export const MAX_NOTE = 1000;

/** How many messages can be marked, deleted or restored together. */
export const MAX_CHOSEN_MESSAGES = 200;

/** Yes or no in a query; empty counts as missing. */
const flag = (label: string) =>
  boolean().transform(emptyAsNone).typeError(`${label} must be true or false.`).optional();

/** A day of the church's calendar in a query; empty counts as missing. */
const day = (label: string) =>
  textField(label, 10)
    .transform(emptyAsNone)
    .test('day', `${label} must be a date, such as 2026-11-27.`, (date) => date === undefined || isChurchDate(date))
    .optional();

/** How long a contact message is stored unless staff keep it, in days from the day it came. */
export const MAX_MESSAGE_AGE_DAYS = 365;

/**
 * The query of `GET /all/messages`: words that a message holds, only unread or unanswered ones, only likely spam, only those
 * that came on the church's days `from` to `to`, a page of the list.
 */
export const inboxQuerySchema = object({
  search: textField('Search', 200).optional(),
  unread: flag('Unread'),
  unanswered: flag('Unanswered'),
  spam: flag('Spam'),
  from: day('From'),
  to: day('To'),
  ...pageFields,
});

const CHOOSE = 'Say which messages: their ids.';

/** The body of the requests that change several messages. */
export const chosenMessagesSchema = object({
  ids: listOf(
    rowId(CHOOSE),
    CHOOSE,
    MAX_CHOSEN_MESSAGES,
    `At most ${MAX_CHOSEN_MESSAGES} messages can be changed together.`,
  ),
});

const mark = (label: string) => boolean().typeError(`${label} must be true or false.`).optional();

/** The body of `PUT /update/messages`: which messages, and one of their marks, or several. */
export const messageMarksSchema = chosenMessagesSchema
  .shape(ofMarks(MARK_NAMES, (name) => mark(MESSAGE_MARKS[name].label[0])))
  .test('marks', `Say what to mark: ${MARK_NAMES.join(', ').replace(/, (\w+)$/, ' or $1')}.`, ({ ids, ...given }) =>
    Object.values(given).some((value) => value !== undefined),
  );

/** The body of `PUT /update/messages/{id}/note`: the note, and what it was when the writer began. */
export const messageNoteSchema = object({
  note: textField('Note', MAX_NOTE).ensure(),
  was: textField('The earlier note', MAX_NOTE).ensure(),
});

/** A contact message as `GET /all/messages` answers it. */
export interface InboxMessage extends Record<MarkColumn, boolean> {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  name: string;
  email: string;
  phone_number: string | null;
  message: string;
  /** The username of the person who marked it as answered; null if it is not marked. */
  answered_by: string | null;
  /** When, ISO 8601, UTC. */
  answered_at: string | null;
  /** What staff noted about it; empty if nothing. */
  note: string;
  /** The username of who wrote the note. */
  note_by: string | null;
}

/** The answer of `GET /all/messages`: one page, newest first. */
export interface InboxAnswer {
  messages: InboxMessage[];
  /** The next page's `before`; null at the end. */
  next: number | null;
  /** How many messages are unread, regardless of the search. */
  unread: number;
  /** How many messages look like spam, regardless of the search. */
  spam: number;
  /** How many messages match the query. */
  total: number;
}
