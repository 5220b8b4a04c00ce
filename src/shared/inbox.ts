import { boolean, type InferType, object } from 'yup';
import { partFields } from './parts.ts';
import { textField } from './text.ts';

/** The query of `GET /all/messages`: words that a message holds, only unread ones, a part of the list. */
export const inboxQuerySchema = object({
  search: textField('Search', 200).optional(),
  unread: boolean()
    .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
    .typeError('Unread must be true or false.')
    .optional(),
  ...partFields,
});

export type InboxQuery = InferType<typeof inboxQuerySchema>;

/** The body of `PUT /update/messages/{id}`. */
export const messageMarkSchema = object({
  read: boolean().typeError('Read must be true or false.').required('Read must be true or false.'),
});

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
}

/** The answer of `GET /all/messages`, newest first. */
export interface InboxPart {
  messages: InboxMessage[];
  /** What to ask for as `before` to go on; null at the end. */
  next: number | null;
  /** How many messages nobody has read, whatever was searched for. */
  unread: number;
  /** How many messages there are that were asked for. */
  total: number;
}
