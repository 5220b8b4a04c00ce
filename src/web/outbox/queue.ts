import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { CallError } from '#web/api/baseQuery.ts';
import { type Box, type Entry, eventSubject, idOfSubject, type OutboxItem } from './items.ts';

/** The rules of the outbox, as pure functions from one box to the next. */

/** An item that is sent again later than this might be done twice: the server keeps keys for 14 days. */
const MAX_SENT_DAYS = 13;

/** How many are remembered: a form that was open while its event was created may still use the temporary id. */
const MAX_ALIASES = 100;

export interface Moment {
  now: Date;
  newKey: () => string;
}

/** Whether the server cannot have done it: it was never sent, or it was refused. */
const hadNoEffect = (item: OutboxItem): boolean => item.sentAt === undefined || item.refusal !== undefined;

/** An item that was not sent yet. */
const untouched = { refusal: undefined, sentAt: undefined, again: undefined } as const;

const sameWrite = (one: Entry, other: Entry): boolean => JSON.stringify(write(one)) === JSON.stringify(write(other));

/** An entry without what the outbox adds to it. */
function write(entry: Entry): unknown {
  const { subject, key, account, ...rest } = entry;
  const { id, rank, at, sentAt, again, refusal, joined, ...what } = rest as OutboxItem;
  return what;
}

/** The fields of an event that a person changed. */
export function changedFields(event: EventInput, base: ChurchEvent): Partial<EventInput> {
  const before = base as unknown as Record<string, unknown>;
  const changed = Object.entries(event).filter(([field, value]) => (value ?? '') !== (before[field] ?? ''));
  return Object.fromEntries(changed);
}

interface Added {
  box: Box;
  /** The id of the write, for `find`. Undefined if there is nothing to send. */
  id?: string;
}

/**
 * Adds a write. It joins an earlier one of the same subject that had no effect yet: an edit travels with a create that
 * waits, and a delete after such a create sends nothing.
 */
export function add(box: Box, asked: Entry, { now, newKey }: Moment): Added {
  const entry = known(box, asked);
  const same = box.items.find((item) => item.key === entry.key && item.account === entry.account);
  if (same && !hadNoEffect(same)) {
    if (sameWrite(same, entry)) return { box, id: same.id };
    return append(box, { ...entry, key: newKey() }, now);
  }
  if (same) {
    const item = { ...same, ...entry, key: newKeyIfRefused(same, newKey), ...untouched };
    return { box: replace(box, item), id: item.id };
  }
  const mine = box.items.filter(({ subject, account }) => subject === entry.subject && account === entry.account);
  if (entry.kind === 'deleteEvent') return addDeletion(box, entry, mine, { now, newKey });
  const last = mine.findLast((item) => !item.refusal || item.kind === 'createEvent');
  if (entry.kind === 'updateEvent' && last && hadNoEffect(last)) {
    const id = newKey();
    const joined = join(last, { ...entry, id });
    if (joined) {
      const item = { ...joined, key: newKeyIfRefused(last, newKey), ...untouched };
      return { box: replace(box, item), id };
    }
  }
  return append(box, entry, now);
}

/** A change of an event that was created meanwhile is one of the event that the server has. */
function known(box: Box, entry: Entry): Entry {
  if (entry.kind !== 'updateEvent' && entry.kind !== 'deleteEvent') return entry;
  const alias = box.aliases[entry.eventId];
  if (!alias) return entry;
  const moved = { ...entry, eventId: alias.id, subject: eventSubject(alias.id) };
  return moved.kind === 'updateEvent' ? { ...moved, version: moved.version ?? alias.version } : moved;
}

function addDeletion(box: Box, entry: Entry, mine: readonly OutboxItem[], { now, newKey }: Moment): Added {
  const [first] = mine;
  if (first?.kind === 'createEvent' && hadNoEffect(first)) return { box: without(box, mine) };
  const same = mine.find(({ kind, refusal }) => kind === 'deleteEvent' && !refusal);
  if (same) {
    const id = newKey();
    return { box: replace(box, { ...same, joined: [...(same.joined ?? []), id] }), id };
  }
  return append(without(box, mine.filter(hadNoEffect)), entry, now);
}

const newKeyIfRefused = (item: OutboxItem, newKey: () => string): string => (item.refusal ? newKey() : item.key);

/** A create or change with a later change of the same event in it; undefined if they stay two. */
function join(item: OutboxItem, change: Entry & Pick<OutboxItem, 'id' | 'joined'>): OutboxItem | undefined {
  if (change.kind !== 'updateEvent') return undefined;
  if (item.kind !== 'createEvent' && item.kind !== 'updateEvent') return undefined;
  const event = { ...item.event, ...changedFields(change.event, change.base) } as EventInput;
  return { ...item, event, joined: [...(item.joined ?? []), change.id, ...(change.joined ?? [])] };
}

function append(box: Box, entry: Entry, now: Date): Added {
  const rank = (box.items.at(-1)?.rank ?? 0) + 1;
  const item: OutboxItem = { ...entry, id: `${rank}-${entry.key}`, rank, at: now.toISOString() };
  return { box: { ...box, items: [...box.items, item] }, id: item.id };
}

const without = (box: Box, gone: readonly OutboxItem[]): Box => ({
  ...box,
  items: box.items.filter((item) => !gone.includes(item)),
});

const replace = (box: Box, next: OutboxItem): Box => ({
  ...box,
  items: box.items.map((item) => (item.id === next.id ? next : item)),
});

/** The item that a write is in. */
export const find = (box: Box, id: string): OutboxItem | undefined =>
  box.items.find((item) => item.id === id || item.joined?.includes(id));

/** What an account may send, the first of each subject, in its order. A visitor's is sent by anybody. */
export function heads(box: Box, account: string | null): OutboxItem[] {
  const seen = new Set<string>();
  return box.items.filter((item) => {
    if (item.account !== null && item.account !== account) return false;
    if (item.refusal && item.kind !== 'createEvent') return false;
    const line = JSON.stringify([item.account, item.subject]);
    if (seen.has(line)) return false;
    seen.add(line);
    return !item.refusal;
  });
}

/** Notes that an item is being sent, or refuses one whose key the server may have forgotten. */
export function begin(box: Box, id: string, now: Date): Box {
  const item = find(box, id);
  if (!item) return box;
  if (item.sentAt === undefined) return replace(box, { ...item, sentAt: now.toISOString() });
  if (now.getTime() - Date.parse(item.sentAt) < MAX_SENT_DAYS * 86_400_000) {
    return replace(box, { ...item, again: true });
  }
  return refuse(box, id, TOO_OLD);
}

const TOO_OLD: CallError = {
  kind: 'own',
  status: null,
  text: 'This was sent two weeks ago and no answer came. Look whether it is there before you send it again.',
  exception: '',
  answer: null,
};

/** Takes out what the server has done. What follows it starts from its result. */
export function finish(box: Box, id: string, event: ChurchEvent | null): Box {
  const done = find(box, id);
  if (!done) return box;
  const rest = without(box, [done]);
  if (!event) return rest;
  const isNew = done.kind === 'createEvent';
  const items = rest.items.map((item): OutboxItem => {
    if (item.subject !== done.subject || item.account !== done.account || item.refusal) return item;
    if (item.kind !== 'updateEvent' && item.kind !== 'deleteEvent') return item;
    const moved = isNew ? { ...item, eventId: event.id, subject: eventSubject(event.id) } : item;
    return moved.kind === 'updateEvent' && item.sentAt === undefined ? onto(moved, event) : moved;
  });
  return { items, aliases: isNew ? withAlias(rest.aliases, idOfSubject(done.subject), event) : rest.aliases };
}

/** A change as one of the event that the server has now, unless the person started from a newer one. */
function onto<Change extends OutboxItem & { kind: 'updateEvent' }>(item: Change, base: ChurchEvent): Change {
  if ((item.version ?? 0) > (base.version ?? 0)) return item;
  const changed: Record<string, unknown> = changedFields(item.event, item.base);
  const now = base as unknown as Record<string, unknown>;
  const event = Object.fromEntries(
    Object.keys(item.event).map((field) => [field, field in changed ? changed[field] : now[field]]),
  ) as unknown as EventInput;
  return { ...item, event, base, version: base.version };
}

const withAlias = (aliases: Box['aliases'], from: string, { id, version }: ChurchEvent): Box['aliases'] =>
  Object.fromEntries([...Object.entries(aliases).slice(-MAX_ALIASES), [from, { id, version }]]);

/** Notes that the server refused an item. What was saved after it on top of it is refused with it. */
export function refuse(box: Box, id: string, refusal: CallError): Box {
  const item = find(box, id);
  if (!item) return box;
  const later = box.items.filter(
    ({ subject, account, rank, refusal: said }) =>
      subject === item.subject && account === item.account && rank > item.rank && !said,
  );
  const deletion = later.find(({ kind }) => kind === 'deleteEvent');
  if (deletion) {
    // It deletes what would have been changed. Of a create that was refused there is nothing to delete.
    return without(box, [item, ...later.filter((one) => one !== deletion || item.kind === 'createEvent')]);
  }
  let refused = item;
  const joined = later.filter((change) => {
    const both = hadNoEffect(change) ? join(refused, change) : undefined;
    if (both) refused = both;
    return both !== undefined;
  });
  return replace(without(box, joined), { ...refused, refusal });
}

/** Takes out a write that its form still has; not if another one travels with it or follows it. */
export function forget(box: Box, id: string): Box {
  const item = find(box, id);
  const isAlone = ({ subject, account }: OutboxItem) =>
    box.items.filter((other) => other.subject === subject && other.account === account && !other.refusal).length <= 1;
  return item?.id === id && !item.joined && isAlone(item) ? without(box, [item]) : box;
}

/** Takes out an item that the person gave up, or goes on with in its form. */
export const discard = (box: Box, id: string): Box =>
  without(
    box,
    box.items.filter((item) => item.id === id),
  );

/** Sends a refused item again, under another key. */
export function tryAgain(box: Box, id: string, newKey: () => string): Box {
  const item = find(box, id);
  return item?.refusal ? replace(box, { ...item, key: newKey(), ...untouched }) : box;
}
