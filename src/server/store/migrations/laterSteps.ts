import type { Migration } from './migration.ts';

/** The tables from the roles of accounts up to what is shown of giving, in order. A released step is never changed. */
export const laterSteps = {
  /**
   * Roles of accounts, passwords that are to be changed, from which session an account was changed, the networks that an
   * account has signed in from, and which key encrypts the second factors. Existing accounts become owners and keep
   * their rights. An older copy of the site that still runs adds accounts without a role: these are editors.
   */
  accountRoles: [
    `alter table staff add column role text not null default 'editor'`,
    `update staff set role = 'owner'`,
    'alter table staff add column must_change integer not null default 0',
    'alter table history add column session_id integer',
    'alter table history add column device text',
    `create table known_networks (
      staff_id integer not null references staff (id) on delete cascade,
      network text not null,
      seen_at text not null,
      constraint known_networks_key primary key (staff_id, network)
    )`,
    'create table sealing_key (id integer primary key, fingerprint text not null)',
  ],

  /** Who answered a contact message and when, and what staff noted about it. */
  messageAnswers: [
    'alter table messages add column answered_by text',
    'alter table messages add column answered_at text',
    'alter table messages add column note_by text',
    `alter table messages add column note text not null default ''`,
  ],

  /** Drafts, and events that appear at a later hour. */
  publishing: ['alter table events add column publish text'],

  /** The history's texts, normalized for searching; `searchAgain` fills them in. */
  historySearch: [`alter table history add column searched text not null default ''`],

  /** Invitations: the hash of the token with which a person sets their password, and when it expires. */
  invitations: ['alter table staff add column invitation_hash text', 'alter table staff add column invited_until text'],

  /** The site's keys for Web Push, and the browsers that staff turned it on in. */
  pushNews: [
    'create table push_keys (id integer primary key, public_key text not null, private_key text not null)',
    `create table push_subscriptions (
      id ID,
      staff_id integer not null references staff (id) on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null
    )`,
  ],

  /** Events in Kiswahili. */
  kiswahili: ['alter table events add column title_sw text', 'alter table events add column description_sw text'],

  /** What money is given for, and every change of where it goes. */
  giving: [
    `create table giving_purposes (
      id ID,
      key text not null unique,
      name text not null,
      name_sw text not null,
      username text not null,
      created_at text not null
    )`,
    `create table giving_changes (
      id ID,
      branch text not null,
      purpose text not null references giving_purposes (key),
      paybill text not null,
      account text not null,
      asked_by text not null,
      asked_by_id integer not null,
      asked_at text not null,
      effective_at text not null,
      confirmed_by text,
      withdrawn_by text,
      withdrawn_at text
    )`,
  ],

  /** The words that staff changed, with every version, and their drafts. */
  content: [
    `create table content_versions (
      id ID,
      page text not null,
      field text not null,
      language text not null,
      value text,
      username text not null,
      created_at text not null,
      publish_at text not null,
      withdrawn_by text,
      withdrawn_at text
    )`,
    'create index content_by_field on content_versions (page, field, language, publish_at)',
    `create table content_drafts (
      id ID,
      staff_id integer not null references staff (id) on delete cascade,
      page text not null,
      field text not null,
      language text not null,
      value text,
      base integer not null,
      updated_at text not null,
      constraint content_draft unique (staff_id, page, field, language)
    )`,
    `insert into revisions (subject, number) values ('content', 1)`,
  ],

  /**
   * The order of the purposes, which of them are closed, every change of them, and which owners have seen a change of where
   * money goes.
   */
  givingShown: [
    'alter table giving_purposes add column place integer not null default 0',
    'alter table giving_purposes add column closed integer not null default 0',
    `create table giving_purpose_changes (
      id ID,
      purpose text not null references giving_purposes (key),
      name text not null,
      name_sw text not null,
      place integer not null,
      closed integer not null,
      username text not null,
      at text not null
    )`,
    `create table giving_seen (
      id ID,
      change_id integer not null references giving_changes (id),
      staff_id integer not null,
      username text not null,
      seen_at text not null,
      constraint giving_seen_once unique (change_id, staff_id)
    )`,
    `insert into revisions (subject, number) values ('giving', 1)`,
  ],
} as const satisfies Record<string, Migration>;
