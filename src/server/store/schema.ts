import type { Generated, Kysely, Selectable } from 'kysely';
import type { Language } from '#content/language.ts';
import type { Attendance } from '#shared/attendance/attendance.ts';
import type { DoorCount } from '#shared/attendance/door.ts';
import type { Role } from '#shared/auth/accounts.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { EventField } from '#shared/events/event.ts';
import type { EventStatus, ExtraField } from '#shared/events/eventLife.ts';
import type { HistoryAction } from '#shared/history.ts';
import type { OwnFormat } from '#shared/images/ownPicture.ts';
import type { MarkColumn } from '#shared/inbox/messageMarks.ts';
import type { SermonInput, SermonSound } from '#shared/sermons/sermon.ts';
import type { OwnState } from '#shared/signup/signup.ts';

/** ISO 8601, UTC with milliseconds, as of `Date.prototype.toISOString`; sorts as text. */
export type Timestamp = string;

type EventTexts = Record<Exclude<EventField, 'image'>, string> & Record<Exclude<ExtraField, 'status'>, string | null>;

/** What can be changed and deleted, and restored for a while. */
interface Versioned {
  id: Generated<number>;
  /** Starts at 1, plus 1 at each change. */
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Timestamp | null;
}

/** An event. Days and times are local (Africa/Nairobi), moments are UTC. */
export interface EventsTable extends EventTexts, Versioned {
  image: string | null;
  status: EventStatus | null;
  /** See `EventLife`. */
  previous_start_date: string | null;
  previous_start_time: string | null;
  previous_venue: string | null;
  series: number | null;
  /** 1 if the event was edited separately from its series. */
  series_own: Generated<number>;
  /** The username of who set `publish`; null if nobody did since it was created, or before this was kept. */
  publish_by: string | null;
}

/** A change of an event or account, recorded in the same transaction. */
export interface HistoryTable {
  id: Generated<number>;
  at: Timestamp;
  username: string;
  action: HistoryAction;
  /** Null for changes of accounts. */
  event_id: number | null;
  /** The changed account's username; null for changes of events. */
  account: string | null;
  /** The changed sermon; null for other changes. */
  sermon_id: Generated<number | null>;
  /** The event or sermon before and after, as JSON; null if it did not exist. */
  old: string | null;
  new: string | null;
  /** The session that changed an account, and its User-Agent; null for events and commands. */
  session_id: Generated<number | null>;
  device: Generated<string | null>;
  /** Its normalized text (see `searchedText`). */
  searched: Generated<string>;
}

/** A browser in which somebody turned Web Push on. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  staff_id: number;
  /** The address of the browser's push service, unique. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a visitor's browser is reached with. */
interface VisitorPushTable extends Omit<PushSubscriptionsTable, 'staff_id'> {
  /** The language of the page on which it was asked for: `en` or `sw`. */
  language: string;
  /** Until when an instance is sending it; null if none is. */
  lease: Timestamp | null;
}

/** A visitor's reminder of an event; one a browser and event. */
export interface RemindersTable extends VisitorPushTable {
  event_id: number;
  /** `evening` or `hours`. */
  lead: string;
  made_at: Timestamp;
  /** What was told last: the start and the place of the event, or its status. Null or empty if nothing was. */
  told: string | null;
}

/** What a visitor's browser follows. */
export interface FollowsTable extends VisitorPushTable {
  /** JSON: a list of `{ branch, category }`. */
  topics: string;
  /** JSON: the ids of the events that it knows. */
  seen: string;
  /** The day of its last digest, `YYYY-MM-DD`, Africa/Nairobi. */
  day: string | null;
}

/** A change of where money goes. Rows are never deleted: they are the history. */
export interface GivingChangesTable {
  id: Generated<number>;
  /** The branch's key. */
  branch: string;
  /** The purpose's key. */
  purpose: string;
  paybill: string;
  account: string;
  asked_by: string;
  /** The account that asked, which may be gone; ids are not given twice. */
  asked_by_id: number;
  asked_at: Timestamp;
  effective_at: Timestamp;
  confirmed_by: string | null;
  withdrawn_by: string | null;
  withdrawn_at: Timestamp | null;
}

/** A version of a field of the church's words. Rows are never deleted: they are the history. */
export interface ContentVersionsTable {
  id: Generated<number>;
  page: string;
  field: string;
  /** `both` where one value serves both languages. */
  language: ContentLanguage;
  /** As JSON; null for the words of the files. */
  value: string | null;
  username: string;
  created_at: Timestamp;
  /** When it is published. */
  publish_at: Timestamp;
  withdrawn_by: string | null;
  withdrawn_at: Timestamp | null;
}

/**
 * A change by an editor that waits for an owner's yes, or an owner has decided on: of an event, or of the words of a page.
 */
export interface HeldChangesTable {
  id: Generated<number>;
  /** The event, of which one change waits at a time; null for words. */
  event_id: number | null;
  /** The page and the language of the words; null for an event. */
  page: string | null;
  language: Language | null;
  /** As JSON: `HeldEvent` or `HeldWords`. */
  change: string;
  /** What an owner has to see: a list of `Finding`, as JSON. */
  why: string;
  /** The account that asked, which may be gone. */
  staff_id: number;
  username: string;
  at: Timestamp;
  /** The username of the owner who decided; null while it waits. */
  decided_by: string | null;
  decided_at: Timestamp | null;
  answer: 'yes' | 'no' | null;
}

/** A sign-up for an event. Deleted 14 days after the event, when its totals are stored. */
export interface SignupsTable {
  id: Generated<number>;
  event_id: number;
  /** The hash of the secret key of its own page. */
  key_hash: string;
  name: string;
  adults: number;
  children: number;
  phone_number: string | null;
  /** The answer to the event's own question. */
  answer: string | null;
  /** The language of the page that it was sent from. */
  language: Language;
  state: OwnState;
  /** The order within an event: lower ones signed up, or came back, earlier. */
  turn: number;
  /** 1 if it looks like spam; it then takes no place. */
  spam: Generated<number>;
  /** The username of who added it by hand; null if the person did it. */
  added_by: string | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /** 1 if the name was ticked off at the door, and the number of the press, see `DoorTick`. */
  ticked: Generated<number>;
  press: Generated<number>;
}

/** What money is given for. */
interface GivingPurposesTable {
  id: Generated<number>;
  /** Its name in addresses, unique. */
  key: string;
  name: string;
  name_sw: string;
  /** Who added it. */
  username: string;
  created_at: Timestamp;
  /** Its position in the list; the lowest is first. */
  place: Generated<number>;
  /** 1 if it is closed. */
  closed: Generated<number>;
}

/** All tables, the same on SQLite and PostgreSQL. */
export interface Schema {
  events: EventsTable;
  /** A series of events, such as every Thursday. */
  series: {
    id: Generated<number>;
    /** The rule in words: `Every Thursday until 17 December 2026`. */
    rule: string;
    username: string;
    created_at: Timestamp;
  };
  /** What one phone counted at the door of an event, see `DoorCount`. */
  door_counts: DoorCount & { id: Generated<number>; event_id: number };
  /** How many came to an event that was deleted permanently. */
  past_attendance: Attendance & { id: Generated<number> };
  signups: SignupsTable;
  /** How many had signed up for an event when their names were deleted. */
  signup_totals: {
    id: Generated<number>;
    event_id: number;
    adults: number;
    children: number;
    waiting_adults: number;
    waiting_children: number;
  };
  /** An uploaded picture. */
  pictures: {
    /** The upload's hash, so that the same picture is stored once. */
    id: string;
    width: number;
    height: number;
    username: string;
    created_at: Timestamp;
    /** When it was first found unused; null while an event uses it. */
    unused_since: Timestamp | null;
  };
  /** A file of a picture. */
  picture_files: {
    id: Generated<number>;
    picture_id: string;
    /** One of OWN_WIDTHS. */
    width: number;
    format: OwnFormat;
    bytes: Uint8Array;
  };
  /** A message from the contact form; each mark that it has is 1. */
  messages: Record<MarkColumn, Generated<number>> & {
    id: Generated<number>;
    at: Timestamp;
    name: string;
    email: string;
    phone_number: string | null;
    message: string;
    /** The username of the person who marked it as answered; null if it is not marked. */
    answered_by: string | null;
    answered_at: Timestamp | null;
    /** What staff noted about it; empty if nothing. */
    note: Generated<string>;
    /** The username of who wrote the note. */
    note_by: string | null;
    deleted_at: Timestamp | null;
    /** Its normalized text (see `searchable`). */
    searched: string;
  };
  /** A staff account. */
  staff: {
    id: Generated<number>;
    username: string;
    /** The normalized username (see `usernameKey`), unique. */
    username_key: string;
    /** An argon2id hash in the PHC string format; empty until the person has chosen a password by an invitation. */
    password_hash: string;
    created_at: Timestamp;
    role: Role;
    /** 1 if somebody else knows the password: it has to be changed at the next sign-in. */
    must_change: Generated<number>;
    /** The hash of an invitation's token; null if there is none. */
    invitation_hash: string | null;
    /** When the invitation ends. */
    invited_until: Timestamp | null;
  };
  /** A session; only the SHA-256 of its access token is stored. */
  sessions: {
    id: Generated<number>;
    token_hash: string;
    staff_id: number;
    created_at: Timestamp;
    used_at: Timestamp;
    expires_at: Timestamp;
    /** The User-Agent at sign-in. */
    device: string;
  };
  /** An account's authenticator app. It is active once a first code has confirmed it. */
  second_factors: {
    staff_id: number;
    /** The shared secret, encrypted (see `openSecretCipher`). */
    secret: string;
    confirmed_at: Timestamp | null;
    /** The last used time step of 30 seconds; earlier codes are refused. */
    last_step: Generated<number>;
  };
  /** Unused recovery codes. */
  recovery_codes: {
    staff_id: number;
    code_hash: string;
  };
  /** A network that an account has signed in from, as a hash. */
  known_networks: {
    staff_id: number;
    network: string;
    seen_at: Timestamp;
  };
  /** Identifies the key that encrypts second factors: one row. The key itself is in a file outside the database. */
  sealing_key: {
    id: number;
    fingerprint: string;
  };
  /** The site's keys for Web Push: one row, not encrypted, since the subscriptions are in the same database. */
  push_keys: {
    id: number;
    public_key: string;
    private_key: string;
  };
  push_subscriptions: PushSubscriptionsTable;
  reminders: RemindersTable;
  follows: FollowsTable;
  /** A recording, whose file lies beside the database or in a bucket; `created_at` is when it came, the last time. */
  sermon_sounds: SermonSound & { username: string; created_at: Timestamp };
  /** A sermon. What is null was left empty; `date` is the church's day. See `sermonSchema`. */
  sermons: SermonInput & Versioned;
  /** A counter of changes per subject: caches are valid until it changes. */
  revisions: {
    subject: string;
    number: number;
  };
  history: HistoryTable;
  giving_purposes: GivingPurposesTable;
  giving_changes: GivingChangesTable;
  /** A purpose's first state, or a change of it. Rows are never deleted. */
  giving_purpose_changes: Pick<GivingPurposesTable, 'id' | 'name' | 'name_sw' | 'place' | 'closed' | 'username'> & {
    /** The purpose's key. */
    purpose: string;
    at: Timestamp;
  };
  /** Records that an owner has seen a change of where money goes. */
  giving_seen: {
    id: Generated<number>;
    change_id: number;
    /** The account that saw it, which may be gone. */
    staff_id: number;
    username: string;
    seen_at: Timestamp;
  };
  content_versions: ContentVersionsTable;
  held_changes: HeldChangesTable;
  /** A telephone number or link that an owner has confirmed: editors may publish it. */
  confirmed_texts: {
    id: Generated<number>;
    kind: 'number' | 'link';
    /** As `Known` has it. */
    value: string;
    username: string;
    at: Timestamp;
  };
  /** The stored response to a request with an Idempotency-Key: a repeated request has no second effect. */
  kept_answers: {
    /** The hash of endpoint, account and key. */
    key: string;
    at: Timestamp;
    /** The hash of the request. */
    asked: string;
    status: number;
    body: string;
  };
  /** A rate limit's count, shared by instances on one PostgreSQL; empty on SQLite. */
  limits: {
    key: string;
    count: number;
    /** The end of its window. */
    ends: Timestamp;
  };
  /** When the site last tidied up: one row, to notice a clock that jumped (see `createTidying`). */
  clock: {
    id: number;
    seen: Timestamp;
  };
}

/** A connection or transaction: the first parameter of every store function. */
export type Connection = Kysely<Schema>;

/** An event's row; `eventDto` makes its DTO. */
export type EventRow = Omit<Selectable<EventsTable>, 'deleted_at'>;
