import type { Generated } from 'kysely';
import type { Role } from '#shared/auth/accounts.ts';
import type { HistoryAction } from '#shared/history.ts';
import { MARK_COLUMNS } from '#shared/inbox/messageMarks.ts';
import { column, columns, counted, flag, moment, momentOrNull, text, textOrNull, wholeOrNull } from './column.ts';

const ofStaff = 'integer not null references staff (id) on delete cascade';

/** Accounts of staff, what they changed, and their inbox. A table stands behind those that it refers to. */
export const staffTables = {
  /** A staff account. */
  staff: {
    id: counted,
    username: text,
    /** The normalized username (see `usernameKey`). */
    username_key: column<string>('text not null unique'),
    /** An argon2id hash in the PHC string format; empty until the person has chosen a password by an invitation. */
    password_hash: text,
    created_at: moment,
    role: column<Role>(`text not null default 'editor'`),
    /** 1 if somebody else knows the password: it has to be changed at the next sign-in. */
    must_change: flag,
    /** The hash of an invitation's token; null if there is none. */
    invitation_hash: textOrNull,
    /** When the invitation ends. */
    invited_until: momentOrNull,
  },
  /** A session; only the SHA-256 of its access token is stored. */
  sessions: {
    id: counted,
    token_hash: column<string>('text not null unique'),
    staff_id: column<number>(ofStaff),
    created_at: moment,
    used_at: moment,
    expires_at: moment,
    /** The User-Agent at sign-in. */
    device: column<string>(`text not null default ''`),
  },
  /** An account's authenticator app. It is active once a first code has confirmed it. */
  second_factors: {
    staff_id: column<number>('integer primary key references staff (id) on delete cascade'),
    /** The shared secret, encrypted (see `openSecretCipher`). */
    secret: text,
    confirmed_at: momentOrNull,
    /** The last used time step of 30 seconds; earlier codes are refused. */
    last_step: flag,
    /** The hash of the code that made its recovery codes; null once the person has said that they are kept. */
    codes_made_by: textOrNull,
  },
  /** Unused recovery codes. */
  recovery_codes: {
    staff_id: column<number>(ofStaff),
    code_hash: text,
  },
  /** A network that an account has signed in from, as a hash. */
  known_networks: {
    staff_id: column<number>(ofStaff),
    network: text,
    seen_at: moment,
  },
  /** Identifies the key that encrypts second factors: one row. The key itself is in a file outside the database. */
  sealing_key: {
    id: column<number>('integer primary key'),
    fingerprint: text,
  },
  /** The site's keys for Web Push: one row, not encrypted, since the subscriptions are in the same database. */
  push_keys: {
    id: column<number>('integer primary key'),
    public_key: text,
    private_key: text,
  },
  /** A browser with Web Push turned on. */
  push_subscriptions: {
    id: counted,
    staff_id: column<number>(ofStaff),
    /** The address of the browser's push service. */
    endpoint: column<string>('text not null unique'),
    p256dh: text,
    auth: text,
  },
  /** A change of an event, a sermon or an account, recorded in the same transaction. */
  history: {
    id: counted,
    at: moment,
    username: text,
    action: column<HistoryAction>('text not null'),
    /** The changed event; null for other changes. */
    event_id: wholeOrNull,
    /** The changed account's username; null for other changes. */
    account: textOrNull,
    /** The changed sermon; null for other changes. */
    sermon_id: wholeOrNull,
    /** The event or sermon before and after, as JSON; null if it did not exist. */
    old: textOrNull,
    new: textOrNull,
    /** The session that changed an account, and its User-Agent; null for other changes and for commands. */
    session_id: wholeOrNull,
    device: textOrNull,
    /** Its normalized text (see `searchedText`). */
    searched: column<string>(`text not null default ''`),
  },
  /** A message from the contact form; each mark that it has is 1. */
  messages: {
    id: counted,
    at: moment,
    name: text,
    email: text,
    phone_number: textOrNull,
    message: text,
    ...columns(MARK_COLUMNS, flag),
    /** The username of the person who marked it as answered; null if it is not marked. */
    answered_by: textOrNull,
    answered_at: momentOrNull,
    /** What staff noted about it; empty if nothing. */
    note: column<Generated<string>>(`text not null default ''`),
    /** The username of who wrote the note. */
    note_by: textOrNull,
    deleted_at: momentOrNull,
    /** Its normalized text (see `searchable`). */
    searched: column<string>(`text not null default ''`),
  },
};
