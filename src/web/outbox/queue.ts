import { MAX_KEY_AGE_DAYS } from '#shared/http/endpoints.ts';
import { DAY_MS } from '#shared/time.ts';
import type { ApiError } from '#web/api/requests.ts';
import { kindOf } from '#web/api/writes.ts';
import { continued } from './following.ts';
import { type Box, type Entry, hadNoEffect, type OutboxItem } from './items.ts';

/** The rules of the outbox, as pure functions from one box to the next. */

/** An item sent again later than this could take effect twice: the server might have dropped its idempotency key. */
const MAX_SENT_DAYS = MAX_KEY_AGE_DAYS - 1;

/** How often an item may meet a fault of the server before it steps aside, so that the later ones are sent. */
const MAX_FAULTS = 5;

/** The same where the server, or what stands before it, is not ready: then no other item could be sent either. */
const MAX_NOT_READY = 20;

interface Moment {
  now: Date;
  newKey: () => string;
}

/** A write without the fields that the outbox adds. The spam signs do not count. */
function contentOf(entry: Entry): string {
  const { key, account, id, origin, rank, at, sentAt, again, faults, refusal, ...write } = entry as OutboxItem;
  return JSON.stringify('signs' in write ? { ...write, signs: undefined } : write);
}

/** What a write sets as a whole, if a later one about the same replaces it. */
const aboutOf = (write: Entry): string | undefined => kindOf(write).about?.(write);

/**
 * Puts a write at the end of the line. It takes the place of the last one of the same form, or of one that is about the
 * same, if that had no effect. If that was sent, it follows it; what cannot be followed is sent in its place, under the
 * same key.
 */
export function add(box: Box, pressed: Entry, { now, newKey }: Moment): { box: Box; id: string } {
  const mine = box.filter(({ account }) => account === pressed.account);
  const ofForm = mine.filter(({ origin }) => origin === pressed.key).at(-1);
  const about = aboutOf(pressed);
  const last = ofForm ?? mine.find((item) => about !== undefined && aboutOf(item) === about && hadNoEffect(item));
  const entry = continued(pressed, last);
  if (last && !hadNoEffect(last) && contentOf(last) === contentOf(entry)) return { box, id: last.id };
  const isReplaced = last && (hadNoEffect(last) || kindOf(entry).isFinal);
  const keepsKey = ofForm && isReplaced && !ofForm.refusal;
  const key = keepsKey ? ofForm.key : ofForm ? newKey() : pressed.key;
  const rank = (box.at(-1)?.rank ?? 0) + 1;
  const item: OutboxItem = {
    ...entry,
    key,
    id: `${rank}-${key}`,
    origin: pressed.key,
    rank,
    at: now.toISOString(),
    ...(keepsKey && { sentAt: ofForm.sentAt, again: ofForm.again }),
  };
  return { box: [...(isReplaced ? without(box, last.id) : box), item], id: item.id };
}

export const without = (box: Box, id: string): Box => box.filter((item) => item.id !== id);

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

/** Counts a fault of the server; an item that meets too many is refused, and its owner mends it or tries it again. */
export const countFault = (box: Box, id: string, error: ApiError): Box =>
  replace(box, id, (item) => {
    const faults = (item.faults ?? 0) + 1;
    const most = [502, 503, 504].includes(error.status ?? 0) ? MAX_NOT_READY : MAX_FAULTS;
    return { ...item, faults, ...(faults >= most && { refusal: error }) };
  });

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
  replace(box, id, ({ refusal, sentAt, again, faults, ...item }) =>
    refusal ? { ...item, key: newKey() } : { ...item, sentAt, again, faults },
  );
