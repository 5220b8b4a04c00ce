import type { Language } from '#content/language.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { column, counted, flag, moment, momentOrNull, text, textOrNull, whole } from './column.ts';

const ofPurpose = 'text not null references giving_purposes (key)';

/** Where money goes, the words of the pages, and what the site keeps for itself. */
export const siteTables = {
  /** What money is given for. */
  giving_purposes: {
    id: counted,
    /** Its name in addresses. */
    key: column<string>('text not null unique'),
    name: text,
    name_sw: text,
    /** Who added it. */
    username: text,
    created_at: moment,
    /** Its position in the list; the lowest is first. */
    place: flag,
    /** 1 if it is closed. */
    closed: flag,
  },
  /** A change of where money goes. Rows are never deleted: they are the history. */
  giving_changes: {
    id: counted,
    /** The branch's key. */
    branch: text,
    /** The purpose's key. */
    purpose: column<string>(ofPurpose),
    paybill: text,
    account: text,
    asked_by: text,
    /** The account that asked, which may be gone; ids are not given twice. */
    asked_by_id: whole,
    asked_at: moment,
    effective_at: moment,
    confirmed_by: textOrNull,
    withdrawn_by: textOrNull,
    withdrawn_at: momentOrNull,
  },
  /** A purpose's first state, or a change of it. Rows are never deleted. */
  giving_purpose_changes: {
    id: counted,
    /** The purpose's key. */
    purpose: column<string>(ofPurpose),
    name: text,
    name_sw: text,
    place: whole,
    closed: whole,
    username: text,
    at: moment,
  },
  /** Records that an owner has seen a change of where money goes. */
  giving_seen: {
    id: counted,
    change_id: column<number>('integer not null references giving_changes (id)'),
    /** The account that saw it, which may be gone. */
    staff_id: whole,
    username: text,
    seen_at: moment,
  },
  /** A version of a field of the church's words. Rows are never deleted: they are the history. */
  content_versions: {
    id: counted,
    page: text,
    field: text,
    /** `both` where one value serves both languages. */
    language: column<ContentLanguage>('text not null'),
    /** As JSON; null for the words of the files. */
    value: textOrNull,
    username: text,
    created_at: moment,
    /** When it is published. */
    publish_at: moment,
    withdrawn_by: textOrNull,
    withdrawn_at: momentOrNull,
  },
  /**
   * A change by an editor that waits for an owner's yes, or an owner has decided on: of an event, or of the words of a page.
   */
  held_changes: {
    id: counted,
    /** The event; one change of it waits at a time. Null for words. */
    event_id: column<number | null>('integer references events (id) on delete cascade'),
    /** The page and the language of the words; null for an event. */
    page: textOrNull,
    language: column<Language | null>('text'),
    /** As JSON: `HeldEvent` or `HeldWords`. */
    change: text,
    /** What an owner has to see: a list of `Finding`, as JSON. */
    why: text,
    /** The account that asked, which may be gone. */
    staff_id: whole,
    username: text,
    at: moment,
    /** The username of the owner who decided; null while it waits. */
    decided_by: textOrNull,
    decided_at: momentOrNull,
    answer: column<'yes' | 'no' | null>('text'),
  },
  /** A telephone number or link that an owner has confirmed: editors may publish it. */
  confirmed_texts: {
    id: counted,
    kind: column<'number' | 'link'>('text not null'),
    /** As `Known` has it. */
    value: text,
    username: text,
    at: moment,
  },
  /** The stored response to a request with an Idempotency-Key: a repeated request has no second effect. */
  kept_answers: {
    /** The hash of endpoint, account and key. */
    key: column<string>('text primary key'),
    at: moment,
    /** The hash of the request. */
    asked: text,
    status: whole,
    body: text,
  },
  /** A counter of changes per subject: caches are valid until it changes. */
  revisions: {
    subject: column<string>('text primary key'),
    number: whole,
  },
  /** A rate limit's count, shared by instances on one PostgreSQL; empty on SQLite. */
  limits: {
    key: column<string>('text primary key'),
    count: whole,
    /** The end of its window. */
    ends: moment,
  },
  /** When the site last tidied up: one row, to notice a clock that jumped (see `createTidying`). */
  clock: {
    id: column<number>('integer primary key'),
    seen: moment,
  },
};
