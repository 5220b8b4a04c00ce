import type { OutboxOptions } from './outbox.ts';

type Lock = OutboxOptions<unknown>['lock'];

/** One tab at a time, by the browser's Web Locks; a killed tab releases its locks. */
const webLock: Lock = (name, work, ifFree = false) =>
  navigator.locks.request(`outbox:${name}`, { ifAvailable: ifFree }, (lock) =>
    lock || !ifFree ? work() : undefined,
  ) as Promise<undefined>;

const held = new Map<string, Promise<unknown>>();

/**
 * For browsers without Web Locks, as on plain http: one at a time in this tab. Two tabs may then send the same item,
 * but the server does it once, by its key.
 */
const tabLock: Lock = async (name, work, ifFree = false) => {
  if (ifFree && held.has(name)) return undefined;
  const before = held.get(name);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  held.set(name, mine);
  try {
    return await mine;
  } finally {
    if (held.get(name) === mine) held.delete(name);
  }
};

export const lock: Lock = (...asked) => (navigator.locks ? webLock : tabLock)(...asked);
