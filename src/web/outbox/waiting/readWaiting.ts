import { requestErrors } from '#words/interface.ts';
import { idbBoxStore } from '../boxStore.ts';
import type { Box, OutboxItem } from '../items.ts';
import { type Waiting, waitingItem } from './waitingItem.ts';

/** How long a save may run before it is shown as waiting. */
const UNNOTICED_TIMEOUT_MS = 3000;

/** Account names are compared without case, as at the login. */
export const ownerOf = (account: string): string => account.normalize('NFKC').toLowerCase();

/** Items that were shown as waiting: they stay so while they are sent. */
const noticedItems = new Set<string>();

/**
 * The waiting items of an account, null for a visitor.
 *
 * @param readAgain called when more items have to be shown as waiting
 * @throws if the browser stores nothing
 */
export async function readWaiting(account: string | null, readAgain: () => void): Promise<Waiting> {
  const { items, aliases } = await idbBoxStore(() => undefined).read();
  const owner = account === null ? null : ownerOf(account);
  const left = ({ at }: OutboxItem) => Date.parse(at) + UNNOTICED_TIMEOUT_MS - Date.now();
  const mine = items.filter((item) => item.account === owner);
  for (const item of mine) if (!navigator.onLine || left(item) <= 0) noticedItems.add(item.id);
  const next = Math.min(...mine.filter(({ id }) => !noticedItems.has(id)).map(left));
  if (Number.isFinite(next)) setTimeout(readAgain, next);
  return {
    items: mine.map((item) => ({
      ...waitingItem(item, { wentWrong: requestErrors.wentWrong, noticed: noticedItems.has(item.id) }),
      ...(shares.has(item.id) && { share: shares.get(item.id) as number }),
    })),
    others: items.filter((item) => item.account !== null && item.account !== owner).length,
    created: Object.fromEntries(Object.entries(aliases).map(([from, { id }]) => [from, id])),
  };
}

type SentListener = (item: OutboxItem, created: Box['aliases']) => void;

const sentListeners = new Set<SentListener>();

/** Marks created events before the outbox drops the item: the lists already have them. */
export function tellSent(...done: Parameters<SentListener>): void {
  for (const listener of sentListeners) listener(...done);
}

const shareListeners = new Set<(id: string, share: number) => void>();

/** The share of each item's picture that was sent. Kept here, because the items are read again meanwhile. */
const shares = new Map<string, number>();

/** Reports the share of an item's picture that was sent, from 0 to 1. */
export function tellShare(id: string, share: number): void {
  shares.set(id, share);
  for (const listener of shareListeners) listener(id, share);
}

/** The part of RTK Query's lifecycle API that `followWaiting` needs. */
interface WaitingEntry {
  updateCachedData: (change: (waiting: Waiting) => void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Prevents created events from being shown twice until the outbox drops their items, and follows the progress of
 * pictures.
 */
export async function followSent({ updateCachedData, cacheEntryRemoved }: WaitingEntry): Promise<void> {
  const listener: SentListener = ({ id }, created) => {
    updateCachedData((waiting) => {
      const item = waiting.items.find((one) => one.id === id);
      if (item) item.effects = [];
      for (const [from, to] of Object.entries(created)) waiting.created[from] = to.id;
    });
  };
  const onShare = (id: string, share: number) => {
    updateCachedData((waiting) => {
      const item = waiting.items.find((one) => one.id === id);
      if (item) item.share = share;
    });
  };
  sentListeners.add(listener);
  shareListeners.add(onShare);
  await cacheEntryRemoved;
  sentListeners.delete(listener);
  shareListeners.delete(onShare);
}
