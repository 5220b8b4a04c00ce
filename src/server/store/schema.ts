import type { Generated, Kysely, Selectable } from 'kysely';
import type { EventField } from '#shared/event.ts';
import type { EventStatus } from '#shared/eventLife.ts';
import type { HistoryAction } from '#shared/history.ts';
import type { OwnFormat } from '#shared/ownPicture.ts';
import type { Role } from '#shared/staff.ts';

/** A moment: ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it; sorts as text. */
export type Moment = string;

type EventTexts = Record<Exclude<EventField, 'image'>, string>;

/** An event; its days and times are the church's (Africa/Nairobi), its moments UTC. */
export interface EventsTable extends EventTexts {
  id: Generated<number>;
  image: string | null;
  /** See `EventLife` for what these mean. */
  status: EventStatus | null;
  status_note: string | null;
  previous_start_date: string | null;
  previous_start_time: string | null;
  previous_venue: string | null;
  series: number | null;
  /** 1 where the event was changed by hand apart from its series. */
  series_own: Generated<number>;
  image_alt: string | null;
  image_focus: string | null;
  /** 1 when made, one more at each change. */
  version: number;
  created_at: Moment;
  updated_at: Moment;
  /** When it was deleted: it can be restored for a while, and is not shown. */
  deleted_at: Moment | null;
}

/** Events that were put on together, such as every Thursday. */
export interface SeriesTable {
  id: Generated<number>;
  /** The rule in words, as staff chose it: `Every Thursday until 17 December 2026`. */
  rule: string;
  username: string;
  created_at: Moment;
}

/** A change of an event, or of how somebody signs in, written in the transaction that made it. */
export interface HistoryTable {
  id: Generated<number>;
  at: Moment;
  username: string;
  action: HistoryAction;
  /** Null where an account was changed. */
  event_id: number | null;
  /** The username of the account that was changed; null where an event was. */
  account: string | null;
  /** The event before and after as JSON; null where it was not there. */
  old: string | null;
  new: string | null;
  /** The session that changed an account, and what its browser said of itself; null where an event was changed, or at the server. */
  session_id: Generated<number | null>;
  device: Generated<string | null>;
}

/** A message from the contact form. */
export interface MessagesTable {
  id: Generated<number>;
  at: Moment;
  name: string;
  email: string;
  phone_number: string | null;
  message: string;
  /** 1 where somebody has read it. */
  read: Generated<number>;
  /** 1 where it looks like spam. */
  spam: Generated<number>;
  /** 1 where staff keep it beyond the year. */
  kept: Generated<number>;
  deleted_at: Moment | null;
  /** Its texts as they are searched (see `searchable`). */
  searched: string;
}

/** A staff account. */
export interface StaffTable {
  id: Generated<number>;
  username: string;
  /** The username folded to one spelling (see `usernameKey`), unique. */
  username_key: string;
  /** An argon2id hash in the PHC string format. */
  password_hash: string;
  created_at: Moment;
  role: Role;
  /** 1 where somebody else knows the password: it is to be changed at the next sign-in. */
  must_change: Generated<number>;
}

/** A network that an account has signed in from, as a hash. */
export interface KnownNetworksTable {
  staff_id: number;
  network: string;
  seen_at: Moment;
}

/** Which key seals the keys of second factors: one row. The key itself is in a file outside the database. */
export interface SealingKeyTable {
  id: number;
  fingerprint: string;
}

/** A signed-in session; only the SHA-256 of its access token is kept. */
export interface SessionsTable {
  id: Generated<number>;
  token_hash: string;
  staff_id: number;
  created_at: Moment;
  used_at: Moment;
  expires_at: Moment;
  /** What the browser said of itself at sign-in. */
  device: string;
}

/** An account's second factor: codes of an authenticator app. It holds from the moment it was confirmed by a first code. */
export interface SecondFactorsTable {
  staff_id: number;
  /** The key that the app shares, sealed (see `openSeals`). */
  secret: string;
  confirmed_at: Moment | null;
  /** The last step of 30 seconds whose code was used: it and all before it are refused. */
  last_step: Generated<number>;
}

/** The recovery codes of a second factor that are still good. */
export interface RecoveryCodesTable {
  staff_id: number;
  code_hash: string;
}

/** The answer to a call that carried an Idempotency-Key, so that trying again does nothing twice. */
export interface KeptAnswersTable {
  /** The hash of call, account and key. */
  key: string;
  at: Moment;
  /** The hash of what was asked. */
  asked: string;
  status: number;
  body: string;
}

/** How often a subject was changed: what is made from it is good as long as the number stands. */
export interface RevisionsTable {
  subject: string;
  number: number;
}

/** A count of what is limited, shared by copies of the site on one PostgreSQL; empty on SQLite. */
export interface LimitsTable {
  key: string;
  count: number;
  /** When its window ends and it starts again. */
  ends: Moment;
}

/** When the site last tidied up: one row, by which a clock that has jumped is noticed (see `createTidying`). */
export interface ClockTable {
  id: number;
  seen: Moment;
}

/** A picture that staff have sent. */
export interface PicturesTable {
  /** A hash of what was sent, so that the same picture is kept once. */
  id: string;
  width: number;
  height: number;
  username: string;
  created_at: Moment;
  /** When it was first found that no event uses it; null while one does. */
  unused_since: Moment | null;
}

/** A file of a picture. */
export interface PictureFilesTable {
  id: Generated<number>;
  picture_id: string;
  /** Which of OWN_WIDTHS it was made for. */
  width: number;
  format: OwnFormat;
  bytes: Uint8Array;
}

/** Every table, alike on SQLite and PostgreSQL. */
export interface Schema {
  events: EventsTable;
  series: SeriesTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  messages: MessagesTable;
  staff: StaffTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  known_networks: KnownNetworksTable;
  sealing_key: SealingKeyTable;
  revisions: RevisionsTable;
  history: HistoryTable;
  kept_answers: KeptAnswersTable;
  limits: LimitsTable;
  clock: ClockTable;
}

/** A connection or a transaction: what every function of the store takes first. */
export type Connection = Kysely<Schema>;

/** An event as the server works with it; `shownEvent` makes what a client sees of it. */
export type EventRow = Omit<Selectable<EventsTable>, 'deleted_at'>;
