import type { ApiError } from '#web/api/apiError.ts';
import type { Write } from './writes.ts';

/** A write that can be sent. */
export type Keyed = Write & {
  /** Its idempotency key; of a form's save, the same at each press. */
  key: string;
};

/** A write on its way into the outbox. */
export type Entry = Keyed & {
  /** The account that saved it; null for a visitor. Nobody else sees or sends it. */
  account: string | null;
};

/** A write in the outbox. */
export type OutboxItem = Entry & {
  id: string;
  /**
   * The key of the form that saved it. Its own is another one if it follows an earlier save of the form. Items of an
   * earlier version of the site have none.
   */
  origin?: string | undefined;
  /** Its place in the line. */
  rank: number;
  /** When the person saved it, ISO 8601. */
  at: string;
  /** When it was first sent, ISO 8601: from then on the server may have done it. */
  sentAt?: string | undefined;
  /** Whether it was sent more than once: the results of the attempts before the last are unknown. */
  again?: boolean | undefined;
  /** How often the server has answered with a fault of its own. */
  faults?: number | undefined;
  /** Why the server refused it. A refused item had no effect, and is not sent again automatically. */
  refusal?: ApiError | undefined;
};

/** An item of one kind. */
export type ItemOf<Kind extends Write['kind']> = Extract<OutboxItem, { kind: Kind }>;

/** The outbox of a device: the items of all accounts in order. */
export type Box = readonly OutboxItem[];

/** Whether the server has certainly not done it: it was never sent, or it was refused. */
export const hadNoEffect = (item: OutboxItem): boolean => item.sentAt === undefined || item.refusal !== undefined;

/** Account names are compared without case, as at the login. */
export const ownerOf = (account: string): string => account.normalize('NFKC').toLowerCase();

/**
 * What a write sets as a whole: a later one about the same replaces it if it was never sent. Undefined if each is sent,
 * such as two new events.
 */
export function aboutOf(write: Write): string | undefined {
  switch (write.kind) {
    case 'deleteEvent':
      return `delete ${write.eventId}`;
    case 'deleteSeries':
      return `delete series ${write.seriesId} ${JSON.stringify(write.choice)}`;
    case 'markMessages':
      return `mark ${JSON.stringify([write.marks, write.chosen.map(({ id }) => id)])}`;
    case 'deleteMessages':
      return `delete messages ${write.chosen.map(({ id }) => id)}`;
    case 'noteMessage':
      return `note ${write.messageId}`;
    case 'draftWords':
      return `draft ${write.page} ${write.language} ${write.field}`;
    case 'publishWords':
      return `publish ${write.page} ${write.language} ${write.changes.map(({ field }) => field)}`;
    default:
      return undefined;
  }
}

/** The ids of the events that a write changes or deletes; of a series only the one that it begins with. */
export function changedEvents(write: Write): readonly string[] {
  switch (write.kind) {
    case 'updateEvent':
    case 'deleteEvent':
      return [write.eventId];
    case 'updateSeries':
    case 'deleteSeries':
      return [write.base.id];
    case 'changeEvents':
      return write.change.events.map(({ id }) => String(id));
    default:
      return [];
  }
}
