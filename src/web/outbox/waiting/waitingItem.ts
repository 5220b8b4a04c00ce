import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { daysBetween, momentLater } from '#shared/time.ts';
import { type ItemOf, idOfNew, type OutboxItem, temporaryDateId } from '../items.ts';
import { changedFields, hadNoEffect } from '../joining.ts';
import type { Write } from '../writes.ts';

/**
 * The effect of an item on a list of events: one is added (`set`), changed or removed; with `series` the later ones
 * too.
 */
export interface Effect {
  id: string;
  set?: ChurchEvent;
  /** Whether the server may already have the event, under an id that this device does not know. */
  maybeThere?: boolean;
  change?: Partial<ChurchEvent>;
  series?: SeriesEffect;
}

/** A change of an event of a series and of the later ones. */
export interface SeriesEffect {
  from: ChurchEvent;
  /** Whether those changed by hand are meant too. */
  own: boolean;
  /** The event with the change; undefined if they are deleted. */
  event?: EventInput;
}

/** An item as its owner sees it. */
export interface WaitingItem {
  id: string;
  kind: OutboxItem['kind'];
  /** What it changes: the title of the event, the sender of the message, the name of the field. */
  title: string;
  /** When it was saved, ISO 8601. */
  at: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
  /** Whether it was refused because the event, message or field no longer exists. */
  gone?: boolean;
  /** Whether it is shown as waiting: it was refused, or is not sent within seconds. */
  noticed: boolean;
  /** Whether it may have reached the server: then it can no longer be changed here. */
  sent: boolean;
  /** Its effect on lists of events meanwhile; none if it was refused. */
  effects: readonly Effect[];
  /** The share of its picture that was sent, from 0 to 1, during the upload. */
  share?: number;
  /** The write. */
  write: Write;
  /** The values for the form of an event: the event, and its state before. */
  event?: ChurchEvent;
  base?: ChurchEvent;
}

/** The content of the outbox, for one account. */
export interface Waiting {
  items: WaitingItem[];
  /** How many items belong to other accounts: nothing else of them is shown. */
  others: number;
  /** The real ids of events that have been created, by temporary id. */
  created: Record<string, string>;
}

/** The fields of an event; those that were emptied are absent in one. */
const asEvent = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === null && field !== 'image' ? undefined : value]),
  ) as Fields;

/** A new event has no version before it is created, so actions that need the server are not offered. */
const newEvent = (event: EventInput, id: string): ChurchEvent => ({ ...asEvent(event), id }) as ChurchEvent;

/** The events of an unsent series, the earliest first. */
function newEvents(item: ItemOf<'createSeries'>): ChurchEvent[] {
  const start = ({ start_date, start_time }: { start_date: string; start_time: string }) =>
    `${start_date} ${start_time}`;
  const dates = [...item.series.dates].sort((one, other) => (start(one) < start(other) ? -1 : 1));
  const { event } = item.series;
  return dates.map((date, at) => {
    const days = daysBetween(event.start_date, date.start_date);
    const signup_closes = momentLater(event.signup_closes, days);
    return newEvent({ ...event, ...date, signup_closes }, temporaryDateId(item, at));
  });
}

const changeOf = (event: EventInput, base: ChurchEvent): Partial<ChurchEvent> =>
  asEvent(changedFields(event, base)) as Partial<ChurchEvent>;

/** The effect of an item on lists of events. */
export function effectsOf(item: OutboxItem): Effect[] {
  if (item.refusal) return [];
  switch (item.kind) {
    case 'createEvent': {
      const id = idOfNew(item);
      return [{ id, set: newEvent(item.event, id), maybeThere: item.sentAt !== undefined }];
    }
    case 'createSeries':
      return newEvents(item).map((event) => ({ id: event.id, set: event, maybeThere: item.sentAt !== undefined }));
    case 'updateEvent': {
      const change = changeOf(item.event, item.base);
      return [{ id: item.eventId, change: item.version === undefined ? change : { ...change, version: item.version } }];
    }
    case 'deleteEvent':
      return [{ id: item.eventId }];
    case 'updateSeries': {
      const { base: from, change } = item;
      return [{ id: from.id, series: { from, own: change.own ?? false, event: change.event } }];
    }
    case 'deleteSeries':
      return [{ id: item.base.id, series: { from: item.base, own: item.choice.own ?? false } }];
    default:
      return [];
  }
}

function titleOf(item: OutboxItem): string {
  switch (item.kind) {
    case 'createEvent':
      return item.event.title;
    case 'createSeries':
      return `${item.series.event.title}, ${item.series.rule}`;
    case 'updateEvent':
      return String(changedFields(item.event, item.base).title ?? item.base.title);
    case 'updateSeries':
      return `${changedFields(item.change.event, item.base).title ?? item.base.title}, and the later ones`;
    case 'deleteEvent':
      return item.base.title;
    case 'deleteSeries':
      return `${item.base.title}, and the later ones`;
    case 'markMessages':
    case 'deleteMessages':
    case 'restoreMessages':
      return item.chosen.length === 1 ? (item.chosen[0]?.name ?? '') : `${item.chosen.length} messages`;
    case 'noteMessage':
      return item.name;
    case 'draftWords':
    case 'publishWords':
      return item.title;
    case 'contact':
      return item.message.name;
    case 'signup':
      return item.event.title;
  }
}

interface WaitingWords {
  /** The message of a refusal without text. */
  wentWrong: string;
  noticed: boolean;
}

export function waitingItem(item: OutboxItem, { wentWrong, noticed }: WaitingWords): WaitingItem {
  const { id, kind, at, refusal } = item;
  const shown = {
    id,
    kind,
    at,
    refusal: refusal ? (refusal.text ?? wentWrong) : null,
    gone: refusal?.status === 404,
    noticed: refusal !== undefined || noticed,
    sent: !hadNoEffect(item),
    effects: effectsOf(item),
    title: titleOf(item),
    write: item,
  };
  if (item.kind === 'createEvent') return { ...shown, event: newEvent(item.event, idOfNew(item)) };
  if (item.kind === 'updateEvent' || item.kind === 'updateSeries') {
    const event = item.kind === 'updateEvent' ? item.event : item.change.event;
    return { ...shown, event: { ...item.base, ...changeOf(event, item.base) }, base: item.base };
  }
  return item.kind === 'deleteEvent' || item.kind === 'deleteSeries' ? { ...shown, event: item.base } : shown;
}
