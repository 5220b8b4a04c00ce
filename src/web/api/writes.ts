import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { BulkChange } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { ContactInput, FormSigns } from '#shared/inbox/contact.ts';
import type { InboxMessage } from '#shared/inbox/inbox.ts';
import type { MessageMarks } from '#shared/inbox/messageMarks.ts';
import type { SermonInput, StaffSermon } from '#shared/sermons/sermon.ts';
import type { SignupChange, SignupInput } from '#shared/signup/signupSchemas.ts';
import { type ApiRequest, isObject, OWN_BACKEND, requestTo } from './requests.ts';

/** The part of a message that is stored while a change of it waits. */
export type ChosenMessage = Pick<InboxMessage, 'id' | 'name'>;

/** The messages that are marked, deleted or restored together. */
interface Chosen {
  chosen: readonly ChosenMessage[];
}

/** A page's words in one language. */
export interface WordsArgument {
  page: EditablePage;
  language: Language;
}

interface VisitorsWrite {
  /** The language of the page that it was written on. */
  language: Language;
}

interface VisitorsForm extends VisitorsWrite {
  /** What distinguishes a program from a person. */
  signs: FormSigns;
}

interface OfSignup {
  /** The part of an event that is stored with a sign-up for it. */
  event: Pick<ChurchEvent, 'id' | 'title' | 'start_date' | 'end_date'>;
  /** The secret key of the sign-up, which identifies it on the server. */
  secret: string;
}

/** How one kind of write is sent, and how it waits in the outbox. */
interface WriteKind<Fields> {
  /** What `requestTo` takes, without the key. */
  asks: (write: Fields) => Parameters<typeof requestTo>;
  /**
   * What it sets as a whole: a later write about the same replaces it if it was never sent. Without it each is sent,
   * such as two new events.
   */
  about?: (write: Fields) => string;
  /** The ids of the events that it changes or deletes; of a series only the one that it begins with. */
  changedEvents?: (write: Fields) => readonly string[];
  /** Whether nothing can follow it: once it is done, the same key is answered as before. */
  isFinal?: true;
  /** Whether no open form shows its fault: it waits although the server had one. */
  isFormless?: true;
}

const kind = <Fields>(its: WriteKind<Fields>) => its;

const idsOf = ({ chosen }: Chosen): number[] => chosen.map(({ id }) => id);
const ofBase = ({ base }: { base: ChurchEvent }): string[] => [base.id];
const ofEvent = ({ eventId }: { eventId: string }): string[] => [eventId];

/** The kinds of writes, with what each says. The mutation of a kind has its name. */
const kinds = {
  createEvent: kind<{ event: EventInput }>({
    asks: ({ event }) => [endpoints.createEvent, event, { validateStatus: isObject }],
  }),
  /** Fields of an event to be changed. */
  updateEvent: kind<{
    eventId: string;
    event: EventInput;
    /** The event that the person started from: equal fields were not changed. */
    base: ChurchEvent;
    /** The version that the server should have. */
    version?: number | undefined;
  }>({
    asks: ({ eventId: id, event, version }) => [
      endpoints.updateEvent,
      { id, ...event, version },
      { needsNothing: true },
    ],
    changedEvents: ofEvent,
  }),
  deleteEvent: kind<{
    eventId: string;
    /** Whether to use the older list's endpoint (rulings, 8). */
    listed?: boolean | undefined;
    base: ChurchEvent;
  }>({
    asks: ({ eventId: id, listed }) => [
      listed ? endpoints.deleteListedEvent : endpoints.deleteEvent,
      { id },
      { needsNothing: true },
    ],
    about: ({ eventId }) => `delete ${eventId}`,
    changedEvents: ofEvent,
  }),
  /** One change of several events: all of them are changed, or none. */
  changeEvents: kind<{
    change: BulkChange;
    /** The title of one event, or how many they are. */
    title: string;
  }>({
    asks: ({ change }) => [staffEndpoints.updateEvents, change],
    changedEvents: ({ change }) => change.events.map(({ id }) => String(id)),
    isFormless: true,
  }),
  /** A new event that repeats. */
  createSeries: kind<{
    series: NewSeries;
    /** The values of its form, to fill it again. */
    form: Readonly<Record<string, unknown>>;
  }>({ asks: ({ series }) => [staffEndpoints.createSeries, series], isFinal: true }),
  /** An event of a series to be changed, and the later ones like it. */
  updateSeries: kind<{ seriesId: number; change: SeriesChange; base: ChurchEvent; version?: number | undefined }>({
    asks: ({ seriesId: id, change, version }) => [staffEndpoints.updateSeries, { id, ...change, version }],
    changedEvents: ofBase,
  }),
  deleteSeries: kind<{ seriesId: number; choice: SeriesDeletion; base: ChurchEvent }>({
    asks: ({ seriesId: id, choice }) => [staffEndpoints.deleteSeries, { id, ...choice }],
    about: ({ seriesId, choice }) => `delete series ${seriesId} ${JSON.stringify(choice)}`,
    changedEvents: ofBase,
  }),
  markMessages: kind<Chosen & { marks: MessageMarks }>({
    asks: (write) => [staffEndpoints.updateMessages, { ids: idsOf(write), ...write.marks }],
    about: (write) => `mark ${JSON.stringify([write.marks, idsOf(write)])}`,
  }),
  deleteMessages: kind<Chosen>({
    asks: (write) => [staffEndpoints.deleteMessages, { ids: idsOf(write) }],
    about: (write) => `delete messages ${idsOf(write)}`,
  }),
  restoreMessages: kind<Chosen>({ asks: (write) => [staffEndpoints.restoreMessages, { ids: idsOf(write) }] }),
  noteMessage: kind<{
    messageId: number;
    /** The sender of the message. */
    name: string;
    note: string;
    was: string;
  }>({
    asks: ({ messageId: id, note, was }) => [staffEndpoints.updateMessageNote, { id, note, was }],
    about: ({ messageId }) => `note ${messageId}`,
  }),
  publishWords: kind<
    WordsArgument & {
      /** Which words they are. */
      title: string;
      /** A field's value with the version that the person began with; 0 for the words of the files. */
      changes: readonly { field: string; value: FieldValue; base: number }[];
      /** The names of this device's drafts, in the order of the changes, to fill the forms again. */
      drafts: readonly string[];
      /** When it is published, `2026-11-27T18:00` of the church's clock; at once without it. */
      publishAt?: string | undefined;
    }
  >({
    asks: ({ page, language, changes, publishAt: at }) => [
      staffEndpoints.publishContent,
      { page, language, changes, ...(at && { at }) },
    ],
    about: ({ page, language, changes }) => `publish ${page} ${language} ${changes.map(({ field }) => field)}`,
  }),
  /** A new sermon, or a change of one. */
  saveSermon: kind<{
    sermon: SermonInput;
    /** The sermon that the person started from; absent for a new one. */
    base?: StaffSermon | undefined;
  }>({
    asks: ({ sermon, base }) =>
      base
        ? [staffEndpoints.updateSermon, { ...sermon, id: base.id, version: base.version }]
        : [staffEndpoints.createSermon, sermon],
  }),
  contact: kind<VisitorsForm & { message: ContactInput }>({
    asks: ({ message, signs }) => [
      endpoints.submitMessage,
      OWN_BACKEND ? { ...message, ...signs } : message,
      { needsNothing: true },
    ],
    isFinal: true,
  }),
  signup: kind<VisitorsForm & OfSignup & { signup: SignupInput }>({
    asks: ({ event, secret: key, signup, signs }) => [
      endpoints.createSignup,
      { event: Number(event.id), key, ...signup, ...signs },
    ],
    isFinal: true,
    isFormless: true,
  }),
  /** A visitor's change of their own sign-up: another number of people, or not coming. */
  updateSignup: kind<
    VisitorsWrite & OfSignup & { change: Omit<SignupChange, 'key'> & { version?: number | undefined } }
  >({
    asks: ({ secret: key, change }) => [endpoints.updateSignup, { key, ...change }],
    about: ({ secret }) => `sign-up ${secret}`,
    isFormless: true,
  }),
};

type Kinds = { [Kind in keyof typeof kinds]: Parameters<(typeof kinds)[Kind]['asks']>[0] };

/** A write: one change that a person saves, as plain data that the outbox can store. */
export type Write = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];

/** A write's idempotency key; of a form's save, the same at each press. */
export interface Key {
  key: string;
}

/** A write of one kind with its key: the argument of its mutation. */
export type WriteOf<Kind extends keyof Kinds> = Extract<Write, { kind: Kind }> & Key;

/** What is known of a write's kind. */
export const kindOf = (write: Write) => kinds[write.kind] as WriteKind<Write>;

/** The request of a write, for its mutation and for the service worker. */
export function requestOf(write: Write & Key): ApiRequest {
  const [endpoint, argument, more] = kindOf(write).asks(write);
  return requestTo(endpoint, { ...argument, idempotencyKey: write.key }, more);
}
