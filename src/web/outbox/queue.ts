import { MAX_KEY_AGE_DAYS } from '#shared/http/idempotency.ts';
import { DAY_MS } from '#shared/time.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { aboutOf, type Box, type Entry, hadNoEffect, type OutboxItem } from './items.ts';

/** The rules of the outbox, as pure functions from one box to the next. */

/** An item sent again later than this could take effect twice: the server might have dropped its idempotency key. */
const MAX_SENT_DAYS = MAX_KEY_AGE_DAYS - 1;

interface Moment {
  now: Date;
  newKey: () => string;
}

/** A write without the fields that the outbox adds. The spam signs do not count. */
function contentOf(entry: Entry): string {
  const { key, account, id, rank, at, sentAt, again, refusal, ...write } = entry as OutboxItem;
  return JSON.stringify('signs' in write ? { ...write, signs: undefined } : write);
}

/**
 * Puts a write at the end of the line. It takes the place of one that had no effect, if it has the same key or is about
 * the same; a write that was sent is followed by it.
 */
export function add(box: Box, entry: Entry, { now, newKey }: Moment): { box: Box; id: string } {
  const mine = box.filter(({ account }) => account === entry.account);
  const about = aboutOf(entry);
  const sameKey = mine.find(({ key }) => key === entry.key);
  if (sameKey && !hadNoEffect(sameKey) && contentOf(sameKey) === contentOf(entry)) return { box, id: sameKey.id };
  const old = sameKey ?? mine.find((item) => about !== undefined && aboutOf(item) === about && hadNoEffect(item));
  const replaced = old && hadNoEffect(old) ? old : undefined;
  const isUsed = sameKey !== undefined && (sameKey.refusal !== undefined || !replaced);
  const key = isUsed ? newKey() : entry.key;
  const rank = (box.at(-1)?.rank ?? 0) + 1;
  const item: OutboxItem = { ...continued(entry, replaced), key, id: `${rank}-${key}`, rank, at: now.toISOString() };
  return { box: [...without(box, replaced?.id), item], id: item.id };
}

/** A note that replaces one which was never sent still replaces the note that the server has. */
const continued = (entry: Entry, replaced: OutboxItem | undefined): Entry =>
  entry.kind === 'noteMessage' && replaced?.kind === 'noteMessage' && !replaced.refusal
    ? { ...entry, was: replaced.was }
    : entry;

export const without = (box: Box, id: string | undefined): Box => box.filter((item) => item.id !== id);

export const find = (box: Box, id: string): OutboxItem | undefined => box.find((item) => item.id === id);

const replace = (box: Box, id: string, change: (item: OutboxItem) => OutboxItem): Box =>
  box.map((item) => (item.id === id ? change(item) : item));

/** The next item of an account's line, null for the visitors'. Refused items are left out. */
export const head = (box: Box, account: string | null): OutboxItem | undefined =>
  box.find((item) => item.account === account && !item.refusal);

/** Marks an item as sent, or refuses one whose key the server may have deleted. */
export const begin = (box: Box, id: string, now: Date): Box =>
  replace(box, id, (item) => {
    if (item.sentAt === undefined) return { ...item, sentAt: now.toISOString() };
    const isOld = now.getTime() - Date.parse(item.sentAt) >= MAX_SENT_DAYS * DAY_MS;
    return isOld ? { ...item, refusal: TOO_OLD } : { ...item, again: true };
  });

const TOO_OLD: ApiError = {
  kind: 'own',
  status: null,
  text: 'This was sent two weeks ago and no answer came. Look whether it is there before you send it again.',
  exception: '',
  answer: null,
};

export const refuse = (box: Box, id: string, refusal: ApiError): Box =>
  replace(box, id, (item) => ({ ...item, refusal }));

/** Removes an item that had no effect, so that its owner can change or discard it; without `taken` it may have one. */
export function takeBack(box: Box, id: string): { box: Box; taken?: OutboxItem } {
  const taken = find(box, id);
  return taken && hadNoEffect(taken) ? { box: without(box, id), taken } : { box };
}

/** Puts a removed item back to its place in the line. */
export const putBack = (box: Box, item: OutboxItem): Box =>
  find(box, item.id) ? box : [...box, item].sort((one, other) => one.rank - other.rank);

/** Sends a refused item again, under another key. */
export const tryAgain = (box: Box, id: string, newKey: () => string): Box =>
  replace(box, id, (item) =>
    item.refusal ? { ...item, key: newKey(), refusal: undefined, sentAt: undefined, again: undefined } : item,
  );
