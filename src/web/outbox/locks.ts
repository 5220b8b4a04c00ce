import type { OutboxOptions } from './outbox.ts';

type Lock = OutboxOptions<unknown>['lock'];

/** One tab at a time, by the browser's Web Locks; a killed tab releases its locks. */
const webLock: Lock = <Result>(name: string, work: () => Promise<Result>) =>
  navigator.locks.request(`outbox:${name}`, () => work()) as Promise<Result>;

const held = new Map<string, Promise<unknown>>();

/**
 * For browsers without Web Locks, as on plain http: one at a time in this tab. Two tabs may then send the same item,
 * but the server does it once, by its key.
 */
const tabLock: Lock = (name, work) => {
  const mine = (held.get(name) ?? Promise.resolve()).then(work, work);
  held.set(name, mine);
  return mine;
};

export const lock: Lock = (...asked) => (navigator.locks ? webLock : tabLock)(...asked);
