import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { BulkChange } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import type { ContactInput, FormSigns } from '#shared/inbox/contact.ts';
import type { InboxMessage, MessageMarks } from '#shared/inbox/inbox.ts';
import type { SermonInput, StaffSermon } from '#shared/sermons/sermon.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';

/** The writes of the outbox, as plain data that can be stored. */

/** A new event. */
interface EventCreation {
  kind: 'createEvent';
  event: EventInput;
}

/** Fields of an event to be changed. */
interface EventChange {
  kind: 'updateEvent';
  eventId: string;
  event: EventInput;
  /** The event that the person started from: equal fields were not changed. */
  base: ChurchEvent;
  /** The version that the server should have. */
  version?: number | undefined;
}

/** One change of several events: all of them are changed, or none. */
interface ChangeOfEvents {
  kind: 'changeEvents';
  change: BulkChange;
  /** The title of one event, or how many they are. */
  title: string;
}

interface EventDeletion {
  kind: 'deleteEvent';
  eventId: string;
  /** Whether to use the older list's endpoint (rulings, 8). */
  listed?: boolean | undefined;
  base: ChurchEvent;
}

/** A new event that repeats. */
interface SeriesCreation {
  kind: 'createSeries';
  series: NewSeries;
  /** The values of its form, to fill it again. */
  form: Readonly<Record<string, unknown>>;
}

/** An event of a series to be changed, and the later ones like it. */
interface ChangeOfSeries {
  kind: 'updateSeries';
  seriesId: number;
  change: SeriesChange;
  base: ChurchEvent;
  version?: number | undefined;
}

interface DeletionOfSeries {
  kind: 'deleteSeries';
  seriesId: number;
  choice: SeriesDeletion;
  base: ChurchEvent;
}

/** The part of a message that is stored while a change of it waits. */
export type ChosenMessage = Pick<InboxMessage, 'id' | 'name' | 'read' | 'spam'>;

interface MarksOfMessages {
  kind: 'markMessages';
  chosen: readonly ChosenMessage[];
  marks: MessageMarks;
}

interface MessageDeletion {
  kind: 'deleteMessages' | 'restoreMessages';
  chosen: readonly ChosenMessage[];
}

interface NoteOfMessage {
  kind: 'noteMessage';
  messageId: number;
  /** The sender of the message. */
  name: string;
  note: string;
  was: string;
}

/** A new sermon, or a change of one. */
interface SermonSave {
  kind: 'saveSermon';
  sermon: SermonInput;
  /** The sermon that the person started from; absent for a new one. */
  base?: StaffSermon | undefined;
}

/** The words of a page that a person changes; `title` says which they are. */
export interface WordsOfPage {
  page: EditablePage;
  language: Language;
  title: string;
}

/** A field's value with the version that the person began with; 0 for the words of the files. */
export interface ChangeOfWords {
  field: string;
  value: FieldValue | null;
  base: number;
}

interface WordsDraft extends WordsOfPage, ChangeOfWords {
  kind: 'draftWords';
}

interface WordsPublication extends WordsOfPage {
  kind: 'publishWords';
  changes: readonly ChangeOfWords[];
  /** The names of this device's drafts, in the order of the changes, to fill the forms again. */
  drafts: readonly string[];
  /** When it is published, `2026-11-27T18:00` of the church's clock; at once without it. */
  publishAt?: string | undefined;
}

interface ContactMessage {
  kind: 'contact';
  /** The language of the page that it was written on. */
  language: Language;
  message: ContactInput;
  signs: FormSigns;
}

/** The part of an event that is stored with a sign-up for it. */
type EventOfSignup = Pick<ChurchEvent, 'id' | 'title' | 'start_date' | 'end_date'>;

interface EventSignup {
  kind: 'signup';
  /** The language of the page that it was filled in on. */
  language: Language;
  event: EventOfSignup;
  /** The secret key of the sign-up, which identifies it on the server. */
  secret: string;
  signup: SignupInput;
  signs: FormSigns;
}

/** A write: one change that a person saves. */
export type Write =
  | EventCreation
  | EventChange
  | EventDeletion
  | ChangeOfEvents
  | SeriesCreation
  | ChangeOfSeries
  | DeletionOfSeries
  | MarksOfMessages
  | MessageDeletion
  | NoteOfMessage
  | SermonSave
  | WordsDraft
  | WordsPublication
  | ContactMessage
  | EventSignup;
