import type { ApiError } from '#web/api/apiError.ts';
import type { Write } from './writes.ts';

/** A write on its way into the outbox. */
export type Entry = Write & {
  /** What it changes, such as `event:12` or `inbox`: writes with the same subject are sent in their order. */
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
  refusal?: ApiError | undefined;
};

/** An item of one kind. */
export type ItemOf<Kind extends Write['kind']> = Extract<OutboxItem, { kind: Kind }>;

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

/** Temporary ids of events that the server does not know yet. */
const TEMPORARY = 'new-';

export const temporaryId = (key: string): string => TEMPORARY + key;
export const isTemporary = (id: string): boolean => id.startsWith(TEMPORARY);

/** The temporary id of one of the events of a series that waits, counted in their order of time from 0. */
export const temporaryDateId = (series: Pick<OutboxItem, 'subject'>, order: number): string =>
  `${idOfNew(series)}.${order}`;

const EVENT = 'event:';

export const eventSubject = (id: string): string => EVENT + id;

/** All changes of a series and of its events have one subject: what is changed of one may be changed of all. */
const subjectOfEvent = ({ id, series }: { id: string; series?: number | undefined }): string =>
  series === undefined ? eventSubject(id) : `series:${series}`;

/** The subject of a write. @param key its idempotency key */
export function subjectOf(write: Write, key: string): string {
  switch (write.kind) {
    case 'createEvent':
    case 'createSeries':
      return eventSubject(temporaryId(key));
    case 'updateEvent':
    case 'deleteEvent':
      return subjectOfEvent({ id: write.eventId, series: write.base.series });
    case 'updateSeries':
    case 'deleteSeries':
      return `series:${write.seriesId}`;
    case 'markMessages':
    case 'deleteMessages':
    case 'restoreMessages':
    case 'noteMessage':
      return 'inbox';
    case 'draftWords':
    case 'publishWords':
      return `words:${write.page}`;
    case 'contact':
      return `contact:${key}`;
    case 'signup':
      return `signup:${write.secret}`;
  }
}

/** The temporary id of what is created. Its key is the first one: a refused create is sent again under another. */
export const idOfNew = ({ subject }: Pick<OutboxItem, 'subject'>): string => subject.slice(EVENT.length);

/** What of its subject a write is about: writes about the same are joined. Undefined if it stays alone. */
export function targetOf(write: Write): string | undefined {
  switch (write.kind) {
    case 'updateEvent':
    case 'deleteEvent':
      return write.eventId;
    case 'updateSeries':
    case 'deleteSeries':
      return String(write.base.id);
    case 'noteMessage':
      return `note ${write.messageId}`;
    case 'draftWords':
    case 'publishWords':
      return `${write.kind} ${write.page} ${write.language}`;
    default:
      return undefined;
  }
}
