import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { EVENT_STATUSES, type EventLife, OPTIONAL_FIELDS, STATUS_NOTES } from '#shared/events/eventLife.ts';
import { wordsIn } from './answers.ts';
import { OWN_BACKEND } from './backend.ts';
import { readDay, readTime } from './foreignTimes.ts';
import type { ValidateStatus } from './requestTo.ts';

/** Every response shape that section 7 of the specification allows, read into our own types (rulings, 1). */

/** A success, with the server's message if it sent one. */
export interface Done {
  message: string | null;
}

export type Fields = Record<string, unknown>;

/** Whether an answer has fields. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The `message` of an answer. */
const messageIn = (answer: unknown): string | null => (isFields(answer) ? wordsIn(answer.message) : null);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The address of a picture. Null unless http(s): rejects `javascript:` and other URLs. */
const picture = (value: unknown): string | null => (/^https?:\/\//i.test(text(value)) ? text(value) : null);

/** An event as the server answers it. */
export function readEvent(raw: Fields): ChurchEvent {
  const event: ChurchEvent = {
    id: text(raw.id),
    title: text(raw.title),
    category: text(raw.category),
    description: text(raw.description),
    start_date: readDay(raw.start_date ?? raw.startDate),
    start_time: readTime(raw.start_time),
    end_date: readDay(raw.end_date) || null,
    end_time: readTime(raw.end_time),
    venue: text(raw.venue ?? raw.location),
    image: picture(raw.image),
  };
  const startDate = readDay(raw.startDate);
  if (startDate !== '') event.startDate = startDate;
  if (typeof raw.location === 'string') event.location = raw.location;
  if (!OWN_BACKEND) return event;
  if (typeof raw.version === 'number') event.version = raw.version;
  return { ...event, ...readLife(raw) };
}

const LIFE_TEXTS = [
  ...STATUS_NOTES,
  'previous_start_date',
  'previous_start_time',
  'previous_venue',
  'waits',
  'waits_publish',
  ...OPTIONAL_FIELDS,
] as const;

/** The fields of an event that only our own server has. */
function readLife(raw: Fields): EventLife {
  const life: EventLife = {};
  const status = EVENT_STATUSES.find((known) => known === raw.status);
  if (status) life.status = status;
  for (const name of LIFE_TEXTS) {
    const value = text(raw[name]);
    if (value !== '') life[name] = value;
  }
  if (typeof raw.series === 'number') life.series = raw.series;
  if (raw.series_own) life.series_own = true;
  return life;
}

/** Validates an answer that has to be an object. */
export const isObject: ValidateStatus = (_response, answer) => isFields(answer);

/** Validates an answer that has to contain a list under this name. */
export const hasList =
  (name: string): ValidateStatus =>
  (_response, answer) =>
    Array.isArray(answer?.[name]);

/** Validates a `ContentOverlay`. */
export const hasContent: ValidateStatus = (_response, answer) => isFields(answer) && isFields(answer.fields);

/** The list in an answer of `GET /all/events`: the answer is an array, or has one under `events`. */
const eventsIn = (answer: unknown): unknown => (isFields(answer) && !Array.isArray(answer) ? answer.events : answer);

/** Validates an answer of `GET /all/events`. `{ message }` in place of events is an error to show (rulings, 1). */
export const hasEvents: ValidateStatus = (_response, answer) => Array.isArray(eventsIn(answer));

/** `GET /all/events`: the events, newest first; none where the answer has no list. */
export function readEvents(answer: unknown): ChurchEvent[] {
  const list = eventsIn(answer);
  return Array.isArray(list) ? list.filter(isFields).map(readEvent).sort(compareEvents) : [];
}

/** `POST /create/events` and `PUT /update/events`: the event as it is stored where `{ event }` says, and a message. */
export function readSaved(answer: unknown): Done & { event: ChurchEvent | null } {
  const event = isFields(answer) && isFields(answer.event) ? readEvent(answer.event) : null;
  return { event, message: messageIn(answer) };
}

/** An answer with at most a `message`. */
export function readDone(answer: unknown): Done {
  return { message: messageIn(answer) };
}

/** `POST /login`: the access token, or null with the server's words. */
export function readLogin(answer: unknown): Done & { accessToken: string | null } {
  const token = isFields(answer) ? answer.access_token : undefined;
  return { accessToken: typeof token === 'string' && token !== '' ? token : null, message: messageIn(answer) };
}

/** Whether an answer to `POST /login` asks for a code of the account's second factor. */
export const asksForCode = (answer: unknown): boolean =>
  OWN_BACKEND && isFields(answer) && answer.second_factor === true;
