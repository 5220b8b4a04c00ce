import type { ApiError } from '#web/api/apiError.ts';
import type { Write } from './writes.ts';

/** A write on its way into the outbox. */
export type Entry = Write & {
  /** What it changes, such as `event:12` or `inbox`: writes with the same subject are sent in their order. */
  subject: string;
  /** Its idempotency key. */
  key: string;
  /** The account that saved it; null for a visitor. Nobody else sees or sends it. */
  account: string | null;
};

/** A write in the outbox. */
export type OutboxItem = Entry & {
  id: string;
  /** The ids of later writes that were merged into this one. */
  joined?: readonly string[] | undefined;
  /** The order in which the items were written. */
  rank: number;
  /** When the person saved it, ISO 8601. */
  at: string;
  /** When it was first sent, ISO 8601: from then on the server may have done it. */
  sentAt?: string | undefined;
  /** Whether it was sent more than once: the results of the attempts before the last are unknown. */
  again?: boolean | undefined;
  /** Why the server refused it. A refused item had no effect, and is not sent again automatically. */
  refusal?: ApiError | undefined;
};

/** An item of one kind. */
export type ItemOf<Kind extends Write['kind']> = Extract<OutboxItem, { kind: Kind }>;

/** The outbox of a device: the items of all accounts in order, and the real ids of events that have been created. */
export interface Box {
  items: readonly OutboxItem[];
  aliases: Readonly<Record<string, Alias>>;
}

/** The real id for a temporary one. */
export interface Alias {
  id: string;
  version?: number | undefined;
}

/** Temporary ids of events that the server does not know yet. */
const TEMPORARY = 'new-';

export const temporaryId = (key: string): string => TEMPORARY + key;

/** The temporary id of one event of an unsent series; `order` counts from 0, earliest first. */
export const temporaryDateId = (series: Pick<OutboxItem, 'subject'>, order: number): string =>
  `${idOfNew(series)}.${order}`;

const EVENT = 'event:';

export const eventSubject = (id: string): string => EVENT + id;

/** All changes of a series and of its events have one subject, because a change of one may be repeated for all. */
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

/**
 * The temporary id of a created event or series. It contains the first key: a refused create is sent again under
 * another one.
 */
export const idOfNew = ({ subject }: Pick<OutboxItem, 'subject'>): string => subject.slice(EVENT.length);

/**
 * The target of a write within its subject: writes with the same target are joined. Undefined if it is never joined by
 * target.
 */
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
