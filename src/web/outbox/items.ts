import type { ApiError } from '#web/api/requests.ts';
import type { Key, Write } from '#web/api/writes.ts';

/** A write that can be sent. */
export type Keyed = Write & Key;

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

/** An item that somebody wrote without an account. */
export type VisitorsItem = ItemOf<'contact' | 'signup' | 'updateSignup'>;

/** The outbox of a device: the items of all accounts in order. */
export type Box = readonly OutboxItem[];

/** Whether the server has certainly not done it: it was never sent, or it was refused. */
export const hadNoEffect = (item: OutboxItem): boolean => item.sentAt === undefined || item.refusal !== undefined;

/** Account names are compared without case, as at the login. */
export const ownerOf = (account: string): string => account.normalize('NFKC').toLowerCase();
