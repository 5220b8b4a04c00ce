import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import type { ContactInput, FormSigns } from '#shared/inbox/contact.ts';
import type { InboxMessage, MessageMarks } from '#shared/inbox/inbox.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';

/** What a person saves, as plain data: it is kept on the device. */

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
  /** What the person started from: fields that are the same in it were not changed. */
  base: ChurchEvent;
  /** The version that the server should have. */
  version?: number | undefined;
  mayBeDone?: MayBeDone;
}

/** Whether a request that was lost, for several events at once, may have done it. */
type MayBeDone = boolean | undefined;

interface EventDeletion {
  kind: 'deleteEvent';
  eventId: string;
  mayBeDone?: MayBeDone;
  /** Whether by the path of the older list (rulings, 8). */
  listed?: boolean | undefined;
  base: ChurchEvent;
}

/** A new event that repeats. */
interface SeriesCreation {
  kind: 'createSeries';
  series: NewSeries;
  /** What its form held, to fill it again. */
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

/** What of a message is kept on the device while a change of it waits. */
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
  /** Whose message it is. */
  name: string;
  note: string;
  was: string;
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
  /** The names under which this device keeps what was typed, by the order of the changes: to fill the forms again. */
  drafts: readonly string[];
  /** When it comes on the site, `2026-11-27T18:00` of the church's clock; at once without it. */
  publishAt?: string | undefined;
}

interface ContactMessage {
  kind: 'contact';
  /** The language of the page that it was written on. */
  language: Language;
  message: ContactInput;
  signs: FormSigns;
}

/** What of an event is kept on the device with a sign-up for it. */
export type EventOfSignup = Pick<ChurchEvent, 'id' | 'title' | 'start_date' | 'end_date'>;

interface EventSignup {
  kind: 'signup';
  /** The language of the page that it was filled in on. */
  language: Language;
  event: EventOfSignup;
  /** The secret key of the sign-up, by which the server knows it again. */
  secret: string;
  signup: SignupInput;
  signs: FormSigns;
}

/** What a person saved. */
export type Write =
  | EventCreation
  | EventChange
  | EventDeletion
  | SeriesCreation
  | ChangeOfSeries
  | DeletionOfSeries
  | MarksOfMessages
  | MessageDeletion
  | NoteOfMessage
  | WordsDraft
  | WordsPublication
  | ContactMessage
  | EventSignup;
