import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { ContactInput } from '#shared/inbox/contact.ts';
import { idOfSubject, type OutboxItem } from './items.ts';
import { changedFields } from './queue.ts';

/** What an item does to a list of events: one comes (`set`), changes, or goes. */
export interface Effect {
  id: string;
  set?: ChurchEvent;
  change?: Partial<ChurchEvent>;
}

/** An item as its owner sees it. */
export interface WaitingItem {
  id: string;
  kind: OutboxItem['kind'];
  /** The title of the event. */
  title: string;
  /** When it was saved, ISO 8601. */
  at: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
  /** What the lists show meanwhile; a refused item shows nothing. */
  effect: Effect | null;
  /** What its form is filled with again: the event, and what it was before. */
  event?: ChurchEvent;
  base?: ChurchEvent;
  message?: ContactInput;
}

/** What is in the outbox, for one account. */
export interface Waiting {
  items: WaitingItem[];
  /** How many items belong to other accounts: nothing more is told of them. */
  others: number;
  /** The ids of events that waited to be created, and have been. */
  created: Record<string, string>;
}

/** The fields of an event; those that were emptied are absent in one. */
const asEvent = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === null && field !== 'image' ? undefined : value]),
  ) as Fields;

/** A new event has no version before the server knows it, so nothing is offered that needs the server. */
const newEvent = (item: OutboxItem & { kind: 'createEvent' }): ChurchEvent =>
  ({ ...asEvent(item.event), id: idOfSubject(item.subject) }) as unknown as ChurchEvent;

export function effectOf(item: OutboxItem): Effect | null {
  if (item.refusal) return null;
  if (item.kind === 'createEvent') return { id: idOfSubject(item.subject), set: newEvent(item) };
  if (item.kind === 'deleteEvent') return { id: item.eventId };
  if (item.kind !== 'updateEvent') return null;
  const change = asEvent(changedFields(item.event, item.base)) as Partial<ChurchEvent>;
  return { id: item.eventId, change: item.version === undefined ? change : { ...change, version: item.version } };
}

/** @param wentWrong said of a refusal without words */
export function waitingItem(item: OutboxItem, wentWrong: string): WaitingItem {
  const { id, kind, at, refusal } = item;
  const shown = {
    id,
    kind,
    at,
    refusal: refusal ? (refusal.text ?? wentWrong) : null,
    effect: effectOf(item),
    title: '',
  };
  if (item.kind === 'contact') return { ...shown, message: item.message };
  if (item.kind === 'createEvent') return { ...shown, title: item.event.title, event: newEvent(item) };
  const event =
    item.kind === 'updateEvent'
      ? ({ ...item.base, ...asEvent(changedFields(item.event, item.base)) } as ChurchEvent)
      : item.base;
  return { ...shown, title: event.title, event, base: item.base };
}
