import { boolean, type InferType, object } from 'yup';
import { pageFields } from '../http/pagination.ts';
import { textField } from '../text.ts';

/** Yes or no in a query; an empty one is none. */
const flag = (label: string) =>
  boolean()
    .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
    .typeError(`${label} must be true or false.`)
    .optional();

/** How long a contact message is stored unless staff keep it, in days from the day it came. */
export const MESSAGE_DAYS = 365;

/** The query of `GET /all/messages`: words that a message holds, only unread ones, only likely spam, a part of the list. */
export const inboxQuerySchema = object({
  search: textField('Search', 200).optional(),
  unread: flag('Unread'),
  spam: flag('Spam'),
  ...pageFields,
});

const mark = (label: string) => boolean().typeError(`${label} must be true or false.`).optional();

/** The body of `PUT /update/messages/{id}`: one of the marks of a message, or several. */
export const messageMarkSchema = object({ read: mark('Read'), kept: mark('Kept'), spam: mark('Spam') }).test(
  'marks',
  'Say what to mark: read, kept or spam.',
  (marks) => Object.values(marks).some((value) => value !== undefined),
);

export type MessageMarks = InferType<typeof messageMarkSchema>;

/** A contact message as `GET /all/messages` answers it. */
export interface InboxMessage {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  name: string;
  email: string;
  phone_number: string | null;
  message: string;
  read: boolean;
  /** Whether it looks like spam: it is not among the others then, nor counted as unread. */
  spam: boolean;
  /** Whether staff keep it beyond the year. */
  kept: boolean;
}

/** The answer of `GET /all/messages`, newest first. */
export interface InboxPart {
  messages: InboxMessage[];
  /** What to ask for as `before` to go on; null at the end. */
  next: number | null;
  /** How many messages nobody has read, whatever was searched for. */
  unread: number;
  /** How many messages look like spam, whatever was searched for. */
  spam: number;
  /** How many messages there are that were asked for. */
  total: number;
}
