import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { MAX_CHOSEN_MESSAGES } from '#shared/inbox/inboxLimits.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { readConflict } from '#web/api/parsers.ts';
import { type Entry, type ItemOf, type OutboxItem, targetOf } from './items.ts';

/** How two writes with the same target become one, and how a write is rebased on the result of an earlier one. */

/** Whether the server has certainly not done it: it was never sent, or it was refused. */
export const hadNoEffect = (item: OutboxItem): boolean => item.sentAt === undefined || item.refusal !== undefined;

/** The fields of an event that a person changed. */
export function changedFields(event: EventInput, base: ChurchEvent): Partial<EventInput> {
  const before: Record<string, unknown> = { ...base };
  const changed = Object.entries(event).filter(([field, value]) => (value ?? '') !== (before[field] ?? ''));
  return Object.fromEntries(changed);
}

export const sameTarget = (one: Entry, other: Entry): boolean =>
  targetOf(one) !== undefined && targetOf(one) === targetOf(other);

const fieldsIn = (entry: Entry): readonly string[] =>
  entry.kind === 'publishWords'
    ? entry.changes.map(({ field }) => field)
    : entry.kind === 'draftWords'
      ? [entry.field]
      : [];

const sharesField = (one: Entry, other: Entry): boolean =>
  fieldsIn(one).some((field) => fieldsIn(other).includes(field));

/**
 * The earlier write that a new one may be joined with. @param mine the account's writes of the same subject, in order
 */
export function joinable(mine: readonly OutboxItem[], entry: Entry): OutboxItem | undefined {
  switch (entry.kind) {
    case 'updateEvent':
    case 'updateSeries':
    case 'markMessages':
      // Only the last one: writes in between would be sent after it.
      return mine.findLast((item) => !item.refusal || item.kind === 'createEvent');
    case 'noteMessage':
      return mine.findLast((item) => !item.refusal && sameTarget(item, entry));
    case 'draftWords':
    case 'publishWords':
      return mine.findLast((item) => !item.refusal && sameTarget(item, entry) && sharesField(item, entry));
    default:
      return undefined;
  }
}

/** Whether a new write replaces a refused one. */
export const supersedes = (entry: Entry, { refusal, ...item }: OutboxItem): boolean =>
  refusal !== undefined &&
  ((entry.kind === 'noteMessage' && sameTarget(entry, item)) ||
    (entry.kind === 'publishWords' &&
      sameTarget(entry, item) &&
      fieldsIn(item).every((field) => fieldsIn(entry).includes(field))));

/** The unsent drafts of fields that are published. */
export const draftsIn = (mine: readonly OutboxItem[], entry: Entry): OutboxItem[] =>
  entry.kind === 'publishWords'
    ? mine.filter(
        (item) =>
          item.kind === 'draftWords' &&
          item.language === entry.language &&
          hadNoEffect(item) &&
          sharesField(item, entry),
      )
    : [];

/** Joins a write with a later one; undefined if they stay separate. */
export function join(item: OutboxItem, change: Entry & Pick<OutboxItem, 'id' | 'joined'>): OutboxItem | undefined {
  const joined = [...(item.joined ?? []), change.id, ...(change.joined ?? [])];
  if (change.kind === 'updateEvent') {
    const isSame = item.kind === 'createEvent' || (item.kind === 'updateEvent' && sameTarget(item, change));
    // A write that the server may have done stays unchanged: `doneBefore` compares it with the server's state.
    if (!isSame || ('mayBeDone' in item && item.mayBeDone)) return undefined;
    const event = { ...item.event, ...changedFields(change.event, change.base) } as EventInput;
    return { ...item, event, joined };
  }
  if (change.kind === 'updateSeries') {
    if (item.kind !== 'updateSeries' || !sameTarget(item, change)) return undefined;
    if ((item.change.own ?? false) !== (change.change.own ?? false)) return undefined;
    const event = { ...item.change.event, ...changedFields(change.change.event, change.base) } as EventInput;
    return { ...item, change: { ...item.change, event }, joined };
  }
  if (change.kind === 'markMessages') {
    if (item.kind !== 'markMessages' || JSON.stringify(item.marks) !== JSON.stringify(change.marks)) return undefined;
    const others = change.chosen.filter(({ id }) => item.chosen.every((one) => one.id !== id));
    const chosen = [...item.chosen, ...others];
    return chosen.length > MAX_CHOSEN_MESSAGES ? undefined : { ...item, chosen, joined };
  }
  if (change.kind === 'noteMessage') {
    if (item.kind !== 'noteMessage' || !sameTarget(item, change)) return undefined;
    return { ...item, note: change.note, joined };
  }
  if (change.kind === 'draftWords') {
    if (item.kind !== 'draftWords' || !sameTarget(item, change) || !sharesField(item, change)) return undefined;
    return { ...item, value: change.value, base: change.base, joined };
  }
  if (change.kind === 'publishWords') {
    if (item.kind !== 'publishWords' || !sameTarget(item, change) || item.publishAt !== change.publishAt)
      return undefined;
    if (!sharesField(item, change)) return undefined;
    const base = new Map(item.changes.map((one) => [one.field, one.base]));
    const later = change.changes.map((one) => ({ ...one, base: base.get(one.field) ?? one.base }));
    const kept = item.changes.filter(({ field }) => later.every((one) => one.field !== field));
    return { ...item, changes: [...kept, ...later], title: change.title, joined };
  }
  return undefined;
}

/** The server's result: the events as they are now, or the versions of a page's words in the order of the changes. */
export interface Result {
  events?: readonly ChurchEvent[] | undefined;
  versions?: readonly number[] | undefined;
}

/**
 * The result of a refused change that an earlier request, whose answer was lost, has made: the event already has the
 * wanted values, or is deleted. Undefined if it has not.
 */
export function doneBefore(item: OutboxItem, { status, answer }: ApiError): Result | undefined {
  if (item.kind === 'deleteEvent' && item.mayBeDone) return status === 404 ? {} : undefined;
  if (item.kind !== 'updateEvent' || !item.mayBeDone) return undefined;
  const event = readConflict(answer);
  if (event === null) return undefined;
  const now: Record<string, unknown> = { ...event };
  const wanted = Object.entries(changedFields(item.event, item.base));
  return wanted.every(([field, value]) => (value ?? '') === (now[field] ?? '')) ? { events: [event] } : undefined;
}

/** Rebases an unsent write on the result of an earlier one. */
export function goOn(item: OutboxItem, done: OutboxItem, { events = [], versions = [] }: Result): OutboxItem {
  if (item.sentAt !== undefined || item.refusal) return item;
  if (item.kind === 'updateEvent' || item.kind === 'updateSeries') {
    const event = events.find(({ id }) => id === String(item.kind === 'updateEvent' ? item.eventId : item.base.id));
    return event ? onto(item, event) : item;
  }
  if (item.kind !== 'publishWords' || done.kind !== 'publishWords' || done.publishAt !== undefined) return item;
  if (!sameTarget(item, done)) return item;
  const version = new Map(done.changes.map(({ field }, at) => [field, versions[at]]));
  return { ...item, changes: item.changes.map((one) => ({ ...one, base: version.get(one.field) ?? one.base })) };
}

/** Rebases a change on the server's current event, unless the person started from a newer one. */
function onto(item: ItemOf<'updateEvent'> | ItemOf<'updateSeries'>, base: ChurchEvent): OutboxItem {
  if ((item.version ?? 0) > (base.version ?? 0)) return item;
  const { version } = base;
  if (item.kind === 'updateEvent') return { ...item, event: moved(item.event, item.base, base), base, version };
  const event = moved(item.change.event, item.base, base);
  return { ...item, change: { ...item.change, event }, base, version };
}

/** Applies the changes between `from` and `event` to `to`. */
function moved(event: EventInput, from: ChurchEvent, to: ChurchEvent): EventInput {
  const changed: Record<string, unknown> = changedFields(event, from);
  const now: Record<string, unknown> = { ...to };
  return Object.fromEntries(
    Object.keys(event).map((field) => [field, field in changed ? changed[field] : now[field]]),
  ) as EventInput;
}
