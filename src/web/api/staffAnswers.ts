import { EVENT_LABELS, type EventField } from '#shared/event.ts';

/** What our own additions answer, read into the app's types. */

/** A message from the contact form. */
export interface InboxMessage {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  name: string;
  email: string;
  phone_number: string;
  message: string;
  read: boolean;
}

/** A part of the inbox, newest first. */
export interface MessagesPart {
  messages: InboxMessage[];
  /** Where the next part begins; null at the end. */
  next: string | null;
  /** How many messages there are that nobody has read, whatever was searched for. */
  unread: number;
  /** How many messages there are that were searched for. */
  total: number;
}

export type HistoryAction = 'created' | 'updated' | 'deleted' | 'restored';

/** An event as it stood: what the history keeps of it. */
export type EventState = Partial<Record<EventField, string>>;

/** One change of an event. */
export interface HistoryEntry {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  username: string;
  action: HistoryAction;
  eventId: string;
  title: string;
  /** As the event stood before; null where it did not exist. */
  old: EventState | null;
  /** As it stood after; null where it was gone. */
  new: EventState | null;
}

/** A part of the history, newest first. */
export interface HistoryPart {
  history: HistoryEntry[];
  next: string | null;
}

/** A place where one is signed in. */
export interface Session {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  usedAt: string;
  /** What the browser says of itself; empty where it says nothing. */
  device: string;
  /** Whether it is this one. */
  current: boolean;
}

/** An account of staff. */
export interface StaffAccount {
  id: string;
  username: string;
  /** ISO 8601, UTC; empty where it is not told. */
  createdAt: string;
  /** Whether it is one's own. */
  own: boolean;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The objects of a list that stands under a name, or is the answer itself. */
function list(answer: unknown, name: string): Fields[] {
  const found = isFields(answer) && !Array.isArray(answer) ? answer[name] : answer;
  return Array.isArray(found) ? found.filter(isFields) : [];
}

const next = (answer: unknown): string | null => (isFields(answer) ? text(answer.next) || null : null);

/** `GET /all/messages`. */
export function readMessages(answer: unknown): MessagesPart {
  const messages = list(answer, 'messages').map((raw) => ({
    id: text(raw.id),
    at: text(raw.at),
    name: text(raw.name),
    email: text(raw.email),
    phone_number: text(raw.phone_number),
    message: text(raw.message),
    read: raw.read === true,
  }));
  const { unread, total } = isFields(answer) ? answer : {};
  return { messages, next: next(answer), unread: count(unread), total: count(total) };
}

/** `GET /all/history`. */
export function readHistory(answer: unknown): HistoryPart {
  const history = list(answer, 'history').map((raw) => ({
    id: text(raw.id),
    at: text(raw.at),
    username: text(raw.username),
    action: text(raw.action) as HistoryAction,
    eventId: text(raw.event_id),
    title: text(raw.title),
    old: readState(raw.old),
    new: readState(raw.new),
  }));
  return { history, next: next(answer) };
}

function readState(raw: unknown): EventState | null {
  if (!isFields(raw)) return null;
  const kept = Object.keys(EVENT_LABELS).filter((field) => field in raw);
  return Object.fromEntries(kept.map((field) => [field, text(raw[field])]));
}

/** `GET /all/sessions`. */
export function readSessions(answer: unknown): Session[] {
  return list(answer, 'sessions').map((raw) => ({
    id: text(raw.id),
    createdAt: text(raw.created_at),
    usedAt: text(raw.used_at),
    device: text(raw.device),
    current: raw.current === true,
  }));
}

/** `GET /all/staff`. */
export function readStaff(answer: unknown): StaffAccount[] {
  return list(answer, 'staff').map((raw) => ({
    id: text(raw.id),
    username: text(raw.username),
    createdAt: text(raw.created_at),
    own: raw.own === true,
  }));
}
