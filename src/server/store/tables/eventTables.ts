import type { Language } from '#content/language.ts';
import { TAPS } from '#shared/attendance/door.ts';
import { REQUIRED_EVENT_FIELDS } from '#shared/events/eventFields.ts';
import { type EventStatus, EXTRA_FIELDS, type ExtraField } from '#shared/events/eventLife.ts';
import type { OwnFormat } from '#shared/images/ownPicture.ts';
import type { SoundKind } from '#shared/sermons/sermon.ts';
import type { OwnState } from '#shared/signup/signup.ts';
import {
  column,
  columns,
  counted,
  flag,
  moment,
  momentOrNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './column.ts';

/** What can be changed and deleted, and restored for a while. */
const versioned = {
  id: counted,
  /** Starts at 1, plus 1 at each change. */
  version: whole,
  created_at: moment,
  updated_at: moment,
  deleted_at: momentOrNull,
};

const EXTRA_NAMES = Object.keys(EXTRA_FIELDS) as ExtraField[];

const ofEvent = 'integer not null references events (id) on delete cascade';

/** Events, who comes to them, what is shown of them, and sermons. A table stands behind those that it refers to. */
export const eventTables = {
  /** A series of events, such as every Thursday. */
  series: {
    id: counted,
    /** The rule in words: `Every Thursday until 17 December 2026`. */
    rule: text,
    username: text,
    created_at: moment,
  },
  /** An event. Days and times are local (Africa/Nairobi), moments are UTC. */
  events: {
    ...versioned,
    ...columns(REQUIRED_EVENT_FIELDS, text),
    image: textOrNull,
    ...columns(EXTRA_NAMES, textOrNull),
    status: column<EventStatus | null>('text'),
    /** See `EventLife`. */
    previous_start_date: textOrNull,
    previous_start_time: textOrNull,
    previous_venue: textOrNull,
    series: column<number | null>('integer references series (id)'),
    /** 1 if the event was edited separately from its series. */
    series_own: flag,
    /** The username of the person who set `publish`; null if it was not set since then, or before this was kept. */
    publish_by: textOrNull,
  },
  /** What one phone counted at the door of an event, see `DoorCount`. */
  door_counts: {
    id: counted,
    event_id: column<number>(ofEvent),
    device: text,
    ...columns(TAPS, whole),
  },
  /** How many came to an event that was deleted permanently, see `Attendance`. */
  past_attendance: {
    id: counted,
    event_id: column<number>('integer not null unique'),
    title: text,
    start_date: text,
    start_time: text,
    venue: text,
    series: wholeOrNull,
    adults: whole,
    children: whole,
    expected: wholeOrNull,
  },
  /** A sign-up for an event. Deleted 14 days after the event, when its totals are stored. */
  signups: {
    id: counted,
    event_id: column<number>(ofEvent),
    /** The hash of the secret key of its own page. */
    key_hash: column<string>('text not null unique'),
    name: text,
    adults: whole,
    children: whole,
    phone_number: textOrNull,
    /** The answer to the event's own question. */
    answer: textOrNull,
    /** The language of the page that it was sent from. */
    language: column<Language>('text not null'),
    state: column<OwnState>('text not null'),
    /** The order within an event: lower ones signed up, or came back, earlier. */
    turn: whole,
    /** 1 if it looks like spam; it then takes no place. */
    spam: flag,
    /** The username of who added it by hand; null if the person did it. */
    added_by: textOrNull,
    created_at: moment,
    changed_at: moment,
    /** 1 if the name was ticked off at the door, and the number of the press, see `DoorTick`. */
    ticked: flag,
    press: flag,
    /** Plus 1 at each change that its person or staff make; a place from the waiting list is none. */
    version: flag,
    /** 1 if its person had left when staff took it off. */
    had_left: flag,
  },
  /** How many had signed up for an event when their names were deleted. */
  signup_totals: {
    id: counted,
    event_id: column<number>('integer not null unique references events (id) on delete cascade'),
    adults: whole,
    children: whole,
    waiting_adults: whole,
    waiting_children: whole,
  },
  /** An uploaded picture. */
  pictures: {
    /** The upload's hash, so that the same picture is stored once. */
    id: column<string>('text primary key'),
    width: whole,
    height: whole,
    username: text,
    created_at: moment,
    /** When it was first found unused; null while an event uses it. */
    unused_since: momentOrNull,
  },
  /** A file of a picture. */
  picture_files: {
    id: counted,
    picture_id: column<string>('text not null references pictures (id) on delete cascade'),
    /** One of OWN_WIDTHS. */
    width: whole,
    format: column<OwnFormat>('text not null'),
    bytes: column<Uint8Array>('BYTES not null'),
  },
  /** A visitor's reminder of an event; one a browser and event. */
  reminders: {
    id: counted,
    endpoint: text,
    p256dh: text,
    auth: text,
    /** The language of the page on which it was asked for: `en` or `sw`. */
    language: text,
    event_id: column<number>(ofEvent),
    /** `evening` or `hours`. */
    lead: text,
    made_at: moment,
    /** What was told last: the start and the place of the event, or its status. Null or empty if nothing was. */
    told: textOrNull,
    /** Until when an instance is sending it; null if none is. */
    lease: momentOrNull,
  },
  /** What a visitor's browser follows. */
  follows: {
    id: counted,
    endpoint: column<string>('text not null unique'),
    p256dh: text,
    auth: text,
    language: text,
    /** JSON: a list of `{ branch, category }`. */
    topics: text,
    /** JSON: the ids of the events that it knows. */
    seen: text,
    /** The day of its last digest, `YYYY-MM-DD`, Africa/Nairobi. */
    day: textOrNull,
    lease: momentOrNull,
  },
  /** A recording, whose file lies beside the database or in a bucket, see `SermonSound`. */
  sermon_sounds: {
    id: column<string>('text primary key'),
    kind: column<SoundKind>('text not null'),
    bytes: whole,
    seconds: whole,
    username: text,
    /** When it came, the last time. */
    created_at: moment,
    unused_since: momentOrNull,
  },
  /** A sermon. What is null was left empty; `date` is the church's day. See `sermonSchema`. */
  sermons: {
    ...versioned,
    title: text,
    preacher: text,
    date: text,
    ...columns(['title_sw', 'passages', 'series', 'notes', 'film', 'publish'], textOrNull),
    sound: column<string | null>('text references sermon_sounds (id)'),
  },
};
