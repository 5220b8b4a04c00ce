import { searchedText } from '../events/searchedText.ts';
import { searchedMessage } from '../messages.ts';
import type { Migration } from './migration.ts';

/** How many entries of the history are read at a time. */
const BATCH = 500;

/** The tables from the counts at the door on, in order. A new step comes last; a released one is never changed. */
export const latestSteps = {
  /** What each phone counts at the door of an event, and how many came to events that are deleted. */
  doorCounts: [
    `create table door_counts (
      id ID,
      event_id integer not null references events (id) on delete cascade,
      device text not null,
      adults_plus integer not null,
      adults_minus integer not null,
      children_plus integer not null,
      children_minus integer not null,
      constraint door_counts_once unique (event_id, device)
    )`,
    `create table past_attendance (
      id ID,
      event_id integer not null unique,
      title text not null,
      start_date text not null,
      start_time text not null,
      venue text not null,
      series integer,
      adults integer not null,
      children integer not null
    )`,
  ],

  /** Who has signed up for an event, and how many had when their names were deleted. */
  signups: [
    'alter table events add column signup text',
    'alter table events add column signup_places text',
    'alter table events add column signup_closes text',
    'alter table events add column signup_children text',
    'alter table events add column signup_question text',
    'alter table events add column signup_question_sw text',
    'alter table events add column signup_numbers text',
    `create table signups (
      id ID,
      event_id integer not null references events (id) on delete cascade,
      key_hash text not null unique,
      name text not null,
      adults integer not null,
      children integer not null,
      phone_number text,
      answer text,
      language text not null,
      state text not null,
      turn integer not null,
      spam integer not null default 0,
      added_by text,
      created_at text not null,
      changed_at text not null,
      ticked integer not null default 0,
      press integer not null default 0
    )`,
    'create index signups_by_event on signups (event_id, state, turn)',
    `create table signup_totals (
      id ID,
      event_id integer not null unique references events (id) on delete cascade,
      adults integer not null,
      children integer not null,
      waiting_adults integer not null,
      waiting_children integer not null
    )`,
    `insert into revisions (subject, number) values ('signups', 1)`,
    'alter table past_attendance add column expected integer',
  ],

  /** Events for which a crowd signs up over one network. */
  signupCrowd: ['alter table events add column signup_crowd text'],

  /**
   * What waits for an owner's yes, the numbers and links that owners have confirmed, and who set when an event appears: for
   * events that wait for their hour already, who changed them last.
   */
  heldChanges: [
    `create table held_changes (
      id ID,
      event_id integer references events (id) on delete cascade,
      page text,
      language text,
      change text not null,
      why text not null,
      staff_id integer not null,
      username text not null,
      at text not null,
      decided_by text,
      decided_at text,
      answer text
    )`,
    `create table confirmed_texts (
      id ID,
      kind text not null,
      value text not null,
      username text not null,
      at text not null,
      constraint confirmed_once unique (kind, value)
    )`,
    'alter table events add column publish_by text',
    `update events set publish_by =
      (select username from history where history.event_id = events.id order by history.id desc limit 1)
      where publish like '____-%'`,
  ],

  /** What the searches look at: apostrophes left away, telephone numbers as people write them. */
  async searchAgain(transaction) {
    const messages = await transaction
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'phone_number', 'message', 'note'])
      .execute();
    for (const { id, ...message } of messages) {
      const searched = searchedMessage(message);
      await transaction.updateTable('messages').set({ searched }).where('id', '=', id).execute();
    }
    for (let after = 0; ; ) {
      const entries = await transaction
        .selectFrom('history')
        .select(['id', 'username', 'action', 'account', 'old', 'new'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const { id, ...entry } of entries) {
        const searched = searchedText(entry);
        await transaction.updateTable('history').set({ searched }).where('id', '=', id).execute();
        after = id;
      }
      if (entries.length < BATCH) return;
    }
  },

  /** What people are told of a status, in Kiswahili. */
  kiswahiliNote: ['alter table events add column status_note_sw text'],

  /** Places left on pages; what visitors are reminded of, and what they follow, by the address of their browser's push service. */
  reminders: [
    'alter table events add column signup_hide_places text',
    `create table reminders (
      id ID,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      language text not null,
      event_id integer not null references events (id) on delete cascade,
      lead text not null,
      made_at text not null,
      told text,
      lease text,
      constraint reminded_once unique (endpoint, event_id)
    )`,
    'create index reminders_of_event on reminders (event_id)',
    `create table follows (
      id ID,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      language text not null,
      topics text not null,
      seen text not null,
      day text,
      lease text
    )`,
  ],

  /** Sermons and their recordings, whose files lie beside the database. */
  sermons: [
    `create table sermon_sounds (
      id text primary key,
      kind text not null,
      bytes integer not null,
      seconds integer not null,
      username text not null,
      created_at text not null,
      unused_since text
    )`,
    `create table sermons (
      id ID,
      title text not null,
      title_sw text,
      preacher text not null,
      date text not null,
      passages text,
      series text,
      notes text,
      film text,
      sound text references sermon_sounds (id),
      publish text,
      version integer not null,
      created_at text not null,
      updated_at text not null,
      deleted_at text
    )`,
    'alter table history add column sermon_id integer',
    "insert into revisions (subject, number) values ('sermons', 1)",
  ],

  /** Moves the drafts of words into the history of their fields. Browsers keep drafts now. */
  wordsDrafts: [
    `insert into content_versions
      (page, field, language, value, username, created_at, publish_at, withdrawn_by, withdrawn_at)
      select page, field, language, value, username, content_drafts.updated_at, content_drafts.updated_at, username,
        content_drafts.updated_at
      from content_drafts join staff on staff.id = content_drafts.staff_id`,
  ],
} as const satisfies Record<string, Migration>;
