import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { ContactInput, FormSigns } from '#shared/inbox/contact.ts';
import type { CallError } from '#web/api/baseQuery.ts';

/** A new event. `subject` has its temporary id. */
interface EventCreation {
  kind: 'createEvent';
  event: EventInput;
}

/** Fields of an event to be changed. */
interface EventChange {
  kind: 'updateEvent';
  eventId: string;
  event: EventInput;
  /** What the person started from: fields that are the same in it were not changed. */
  base: ChurchEvent;
  /** The version that the server should have. */
  version?: number | undefined;
}

interface EventDeletion {
  kind: 'deleteEvent';
  eventId: string;
  /** Whether by the path of the older list (rulings, 8). */
  listed?: boolean | undefined;
  base: ChurchEvent;
}

interface ContactMessage {
  kind: 'contact';
  message: ContactInput;
  signs: FormSigns;
}

/** What a person saved. */
export type Write = EventCreation | EventChange | EventDeletion | ContactMessage;

/** A write on its way into the outbox. */
export type Entry = Write & {
  /** What it changes, such as `event:12`: writes with the same subject are sent in their order. */
  subject: string;
  /** Its idempotency key. */
  key: string;
  /** Whose it is; null is a visitor's. Nobody else sees or sends it. */
  account: string | null;
};

/** A write in the outbox. */
export type OutboxItem = Entry & {
  id: string;
  /** The ids of later writes that travel with this one. */
  joined?: readonly string[] | undefined;
  /** The order in which the items were written. */
  rank: number;
  /** When the person saved it, ISO 8601. */
  at: string;
  /** When it was first sent, ISO 8601: from then on the server may have done it. */
  sentAt?: string | undefined;
  /** Whether it was sent more than once: what became of the sendings before the last is not known. */
  again?: boolean | undefined;
  /** Why the server refused it: then it had no effect, and is not sent again by itself. */
  refusal?: CallError | undefined;
};

/** The outbox of a device: the items of all accounts in their order, and the ids of waiting events that were created since. */
export interface Box {
  items: readonly OutboxItem[];
  aliases: Readonly<Record<string, Alias>>;
}

/** What a temporary id became. */
export interface Alias {
  id: string;
  version?: number | undefined;
}

export const emptyBox: Box = { items: [], aliases: {} };

const EVENT = 'event:';

/** Temporary ids of events that the server does not know yet. */
const TEMPORARY = 'new-';

export const eventSubject = (id: string): string => EVENT + id;
export const temporaryId = (key: string): string => TEMPORARY + key;
export const isTemporary = (id: string): boolean => id.startsWith(TEMPORARY);
export const idOfSubject = (subject: string): string => subject.slice(EVENT.length);
