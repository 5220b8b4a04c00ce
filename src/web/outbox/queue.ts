import { compareEvents } from '#shared/events/churchEvent.ts';
import { MAX_KEY_AGE_DAYS } from '#shared/http/idempotency.ts';
import { DAY_MS } from '#shared/time.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { type Box, type Entry, eventSubject, idOfNew, type OutboxItem, temporaryDateId } from './items.ts';
import { draftsIn, goOn, hadNoEffect, join, joinable, type Result, sameTarget, supersedes } from './joining.ts';
import type { ChosenMessage } from './writes.ts';

/** The rules of the outbox, as pure functions from one box to the next. */

/** An item sent again later than this could take effect twice: the server might have dropped its idempotency key. */
const MAX_SENT_DAYS = MAX_KEY_AGE_DAYS - 1;

/** How many real ids are kept: a form that was open while its event was created may still use the temporary id. */
const MAX_ALIASES = 200;

export interface Moment {
  now: Date;
  newKey: () => string;
}

/** An item that was not sent yet. */
const untouched = { refusal: undefined, sentAt: undefined, again: undefined } as const;

const sameWrite = (one: Entry, other: Entry): boolean => JSON.stringify(write(one)) === JSON.stringify(write(other));

/** An entry without the fields that the outbox adds. */
function write(entry: Entry): unknown {
  const { subject, key, account, ...rest } = entry;
  const { id, rank, at, sentAt, again, refusal, joined, ...what } = rest as OutboxItem;
  return 'signs' in what ? { ...what, signs: undefined } : what; // the spam signs do not count
}

interface Added {
  box: Box;
  /** The id of the write, for `find`. Undefined if there is nothing to send. */
  id?: string;
}

/**
 * Adds a write. It is joined to an earlier one with the same target that had no effect yet: an edit becomes part of an
 * unsent create, and a delete after such a create removes both.
 */
export function add(before: Box, asked: Entry, { now, newKey }: Moment): Added {
  const entry = known(before, asked);
  const same = before.items.find((item) => item.key === entry.key && item.account === entry.account);
  if (same && !hadNoEffect(same)) {
    if (sameWrite(same, entry)) return { box: before, id: same.id };
    return append(before, { ...entry, key: newKey() }, now);
  }
  if (same) {
    const item = { ...same, ...entry, key: newKeyIfRefused(same, newKey), ...untouched };
    return { box: replace(before, item), id: item.id };
  }
  const all = before.items.filter(({ subject, account }) => subject === entry.subject && account === entry.account);
  const over = [...all.filter((item) => supersedes(entry, item)), ...draftsIn(all, entry)];
  const box = over.length > 0 ? without(before, over) : before;
  const mine = all.filter((item) => !over.includes(item));
  if (entry.kind === 'deleteEvent') return addDeletion(box, entry, mine, { now, newKey });
  const undone = entry.kind === 'restoreMessages' ? unsentDeletion(mine, entry.chosen) : undefined;
  if (undone) return { box: without(box, [undone]) };
  const last = joinable(mine, entry);
  if (last && hadNoEffect(last)) {
    const id = newKey();
    const joined = join(last, { ...entry, id });
    if (joined) {
      const item = { ...joined, key: newKeyIfRefused(last, newKey), ...untouched };
      return { box: replace(box, item), id };
    }
  }
  return append(box, entry, now);
}

/** Replaces the temporary id of an event that was created meanwhile. */
function known(box: Box, entry: Entry): Entry {
  if (entry.kind !== 'updateEvent' && entry.kind !== 'deleteEvent') return entry;
  const alias = box.aliases[entry.eventId];
  if (!alias) return entry;
  const moved = { ...entry, eventId: alias.id, subject: eventSubject(alias.id) };
  return moved.kind === 'updateEvent' ? { ...moved, version: moved.version ?? alias.version } : moved;
}

/** An unsent deletion of the same messages: then restoring them only removes it. */
function unsentDeletion(mine: readonly OutboxItem[], chosen: readonly ChosenMessage[]): OutboxItem | undefined {
  const last = mine.at(-1);
  if (last?.kind !== 'deleteMessages' || !hadNoEffect(last)) return undefined;
  const ids = new Set(chosen.map(({ id }) => id));
  return last.chosen.length === ids.size && last.chosen.every(({ id }) => ids.has(id)) ? last : undefined;
}

function addDeletion(
  box: Box,
  entry: Entry & { kind: 'deleteEvent' },
  all: readonly OutboxItem[],
  { now, newKey }: Moment,
): Added {
  const [first] = all;
  if (first?.kind === 'createEvent' && hadNoEffect(first)) return { box: without(box, all) };
  const mine = all.filter((item) => item.kind === 'createEvent' || sameTarget(item, entry));
  const same = mine.find(({ kind, refusal }) => kind === 'deleteEvent' && !refusal);
  if (same) {
    const id = newKey();
    return { box: replace(box, { ...same, joined: [...(same.joined ?? []), id] }), id };
  }
  // A change of its whole series stays, because it also changes other events.
  const gone = mine.filter((item) => item.kind !== 'updateSeries' && item.kind !== 'deleteSeries' && hadNoEffect(item));
  return append(without(box, gone), entry, now);
}

const newKeyIfRefused = (item: OutboxItem, newKey: () => string): string => (item.refusal ? newKey() : item.key);

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

/** The item that contains a write. */
export const find = (box: Box, id: string): OutboxItem | undefined =>
  box.items.find((item) => item.id === id || item.joined?.includes(id));

/** Whether an account may send an item. A visitor's is sent by anybody. */
export const maySend = (item: OutboxItem, account: string | null): boolean =>
  item.account === null || item.account === account;

/** The items that an account may send next: the first of each subject, in order. */
export function heads(box: Box, account: string | null): OutboxItem[] {
  const seen = new Set<string>();
  return box.items.filter((item) => {
    if (!maySend(item, account)) return false;
    if (item.refusal && item.kind !== 'createEvent') return false;
    const line = JSON.stringify([item.account, item.subject]);
    if (seen.has(line)) return false;
    seen.add(line);
    return !item.refusal;
  });
}

/** Marks an item as sent, or refuses one whose key the server may have deleted. */
export function begin(box: Box, id: string, now: Date): Box {
  const item = find(box, id);
  if (!item) return box;
  if (item.sentAt === undefined) return replace(box, { ...item, sentAt: now.toISOString() });
  if (now.getTime() - Date.parse(item.sentAt) < MAX_SENT_DAYS * DAY_MS) {
    return replace(box, { ...item, again: true });
  }
  return refuse(box, id, TOO_OLD);
}

const TOO_OLD: ApiError = {
  kind: 'own',
  status: null,
  text: 'This was sent two weeks ago and no answer came. Look whether it is there before you send it again.',
  exception: '',
  answer: null,
};

/** Removes an item that the server has done, and rebases later ones on its result. */
export function finish(box: Box, id: string, result: Result): Box {
  const done = find(box, id);
  if (!done) return box;
  const rest = without(box, [done]);
  const [event] = result.events ?? [];
  const items = rest.items.map((item): OutboxItem => {
    if (item.account !== done.account) return item;
    const isOfNew = done.kind === 'createEvent' && item.subject === done.subject && !item.refusal;
    const moved =
      event && isOfNew && (item.kind === 'updateEvent' || item.kind === 'deleteEvent')
        ? { ...item, eventId: event.id, subject: eventSubject(event.id) }
        : item;
    return goOn(moved, done, result);
  });
  return { items, aliases: withAliases(rest.aliases, createdOf(done, result)) };
}

/** The real ids for the temporary ids of an item. */
export function createdOf(done: OutboxItem, { events = [] }: Result): Box['aliases'] {
  const inOrder = [...events].sort(compareEvents).reverse();
  const idOf = (at: number) => (done.kind === 'createSeries' ? temporaryDateId(done, at) : idOfNew(done));
  if (done.kind !== 'createEvent' && done.kind !== 'createSeries') return {};
  return Object.fromEntries(inOrder.map(({ id, version }, at) => [idOf(at), { id, version }]));
}

function withAliases(aliases: Box['aliases'], created: Box['aliases']): Box['aliases'] {
  if (Object.keys(created).length === 0) return aliases;
  return Object.fromEntries([...Object.entries(aliases), ...Object.entries(created)].slice(-MAX_ALIASES));
}

/** Marks an item as refused, together with later ones that build on it. */
export function refuse(box: Box, id: string, refusal: ApiError): Box {
  const item = find(box, id);
  if (!item) return box;
  const later = box.items.filter(
    (other) =>
      other.subject === item.subject &&
      other.account === item.account &&
      other.rank > item.rank &&
      !other.refusal &&
      (item.kind === 'createEvent' || sameTarget(other, item)),
  );
  const deletion = later.find(({ kind }) => kind === 'deleteEvent');
  if (deletion && (item.kind === 'createEvent' || item.kind === 'updateEvent')) {
    // The deletion makes the refused change unnecessary. After a refused create there is nothing to delete.
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

/** Removes a write that its form still has, unless another one was joined to it or follows it. */
export function forget(box: Box, id: string): Box {
  const item = find(box, id);
  if (item?.id !== id || item.joined) return box;
  const follows = box.items.some(
    (other) =>
      other.rank !== item.rank &&
      other.subject === item.subject &&
      other.account === item.account &&
      !other.refusal &&
      (item.kind === 'createEvent' || sameTarget(other, item)),
  );
  return follows ? box : without(box, [item]);
}

/** Removes an item that the person discarded, or edits in its form. */
export const discard = (box: Box, id: string): Box =>
  without(
    box,
    box.items.filter((item) => item.id === id),
  );

/** Removes an unsent item, so that its owner can change or discard it; without `taken` if the server may have it. */
export function takeBack(box: Box, id: string): { box: Box; taken?: OutboxItem } {
  const item = find(box, id);
  return item && hadNoEffect(item) ? { box: without(box, [item]), taken: item } : { box };
}

/** Puts a removed item back. */
export const putBack = (box: Box, item: OutboxItem): Box =>
  find(box, item.id) ? box : { ...box, items: [...box.items, item].sort((one, other) => one.rank - other.rank) };

/** Sends a refused item again, under another key. */
export function tryAgain(box: Box, id: string, newKey: () => string): Box {
  const item = find(box, id);
  return item?.refusal ? replace(box, { ...item, key: newKey(), ...untouched }) : box;
}
