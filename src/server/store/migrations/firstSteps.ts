import { type Migration, runMigration } from './migration.ts';

/** The tables up to the history's index, in order. A released step is never changed. */
export const firstSteps = {
  /** Events, contact messages, staff accounts and their sessions. */
  firstTables: [
    `create table events (
      id ID,
      title text not null,
      category text not null,
      description text not null,
      venue text not null,
      image text,
      start_date text not null,
      start_time text not null,
      end_date text not null,
      end_time text not null,
      version integer not null,
      created_at text not null,
      updated_at text not null
    )`,
    'create index events_in_order on events (start_date desc, start_time desc, id)',
    `create table messages (
      id ID,
      at text not null,
      name text not null,
      email text not null,
      phone_number text,
      message text not null
    )`,
    `create table staff (
      id ID,
      username text not null,
      username_key text not null unique,
      password_hash text not null,
      created_at text not null
    )`,
    `create table sessions (
      id ID,
      token_hash text not null unique,
      staff_id integer not null references staff (id) on delete cascade,
      created_at text not null,
      used_at text not null,
      expires_at text not null
    )`,
    'create index sessions_of_staff on sessions (staff_id)',
    'create table revisions (subject text primary key, number integer not null)',
    `insert into revisions (subject, number) values ('events', 1)`,
  ],

  /**
   * What staff's screens stand on: events and messages that are deleted but not gone, the history of events, messages read
   * and searched, the devices of sessions, and the answers kept for saves that are tried again.
   */
  staffTools: [
    'alter table events add column deleted_at text',
    'create index events_deleted on events (deleted_at)',
    `create table history (
      id ID,
      at text not null,
      username text not null,
      action text not null,
      event_id integer not null,
      old text,
      new text
    )`,
    'alter table messages add column read integer not null default 0',
    'alter table messages add column deleted_at text',
    `alter table messages add column searched text not null default ''`,
    'create index messages_unread on messages (read, deleted_at)',
    `alter table sessions add column device text not null default ''`,
    `create table kept_answers (
      key text primary key,
      at text not null,
      asked text not null,
      status integer not null,
      body text not null
    )`,
    'create index kept_answers_by_age on kept_answers (at)',
    `insert into revisions (subject, number) values ('staff', 1)`,
  ],

  /** Staff's second factors with their recovery codes, and a history that tells of accounts beside events. */
  async secondFactors(transaction, kind) {
    await runMigration(transaction, kind, [
      `create table second_factors (
        staff_id integer primary key references staff (id) on delete cascade,
        secret text not null,
        confirmed_at text,
        last_step integer not null default 0
      )`,
      `create table recovery_codes (
        staff_id integer not null references staff (id) on delete cascade,
        code_hash text not null,
        constraint recovery_codes_key primary key (staff_id, code_hash)
      )`,
    ]);
    if (kind === 'postgres') {
      return runMigration(transaction, kind, [
        'alter table history add column account text',
        'alter table history alter column event_id drop not null',
      ]);
    }
    // SQLite cannot drop a constraint: the table is made again, with the same ids.
    await runMigration(transaction, kind, [
      `create table history_anew (
        id ID,
        at text not null,
        username text not null,
        action text not null,
        event_id integer,
        account text,
        old text,
        new text
      )`,
      `insert into history_anew (id, at, username, action, event_id, old, new)
        select id, at, username, action, event_id, old, new from history`,
      'drop table history',
      'alter table history_anew rename to history',
    ]);
  },

  /** Contact messages that look like spam, and those that staff keep beyond the year. */
  messageMarks: [
    'alter table messages add column spam integer not null default 0',
    'alter table messages add column kept integer not null default 0',
  ],

  /** Events that were called off, that belong to a series, and whose pictures are described; the series themselves. */
  eventLife: [
    'create table series (id ID, rule text not null, username text not null, created_at text not null)',
    'alter table events add column status text',
    'alter table events add column status_note text',
    'alter table events add column previous_start_date text',
    'alter table events add column previous_start_time text',
    'alter table events add column previous_venue text',
    'alter table events add column image_alt text',
    'alter table events add column image_focus text',
    'alter table events add column series integer references series (id)',
    'alter table events add column series_own integer not null default 0',
    'create index events_of_series on events (series)',
  ],

  /**
   * What several copies of the site on one PostgreSQL share beside the records: the counts of the limits, which need not
   * survive a crash, and a notification to each copy in the transaction that changes a revision. SQLite is for one machine
   * and keeps the table empty: there the counts stay in memory.
   */
  async severalCopies(transaction, kind) {
    const columns = '(key text primary key, count integer not null, ends text not null)';
    if (kind === 'sqlite') return runMigration(transaction, kind, [`create table limits ${columns}`]);
    await runMigration(transaction, kind, [
      `create unlogged table limits ${columns}`,
      `create function announce_revision() returns trigger language plpgsql as
        $$ begin perform pg_notify('church_revisions', ''); return null; end $$`,
      `create trigger announce_revision after insert or update on revisions
        for each statement execute function announce_revision()`,
    ]);
  },

  /** When the site last ran. A clock that has jumped is noticed by it. */
  clockSeen: ['create table clock (id integer primary key, seen text not null)'],

  /** Pictures that staff send from their phones, each with its files. */
  pictures: (transaction, kind) =>
    runMigration(transaction, kind, [
      `create table pictures (
        id text primary key,
        width integer not null,
        height integer not null,
        username text not null,
        created_at text not null,
        unused_since text
      )`,
      `create table picture_files (
        id ID,
        picture_id text not null references pictures (id) on delete cascade,
        width integer not null,
        format text not null,
        bytes ${kind === 'postgres' ? 'bytea' : 'blob'} not null,
        constraint picture_file unique (picture_id, format, width)
      )`,
    ]),

  /** Finds in the history whether there ever was an event, however long that history is: every removed event is asked for. */
  historyByEvent: ['create index history_by_event on history (event_id)'],
} as const satisfies Record<string, Migration>;
