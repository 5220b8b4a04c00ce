import { givingAt, readStoredGiving, type StoredGiving } from '#server/store/giving/changes.ts';
import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** Where money goes now. */
interface GivingSnapshot {
  /**
   * Changes with each write and whenever a waiting change takes effect; part of the cache keys of what shows accounts.
   */
  revision: string;
  shown: PublicGiving;
}

/** Keeps in memory where money goes. Waiting changes take effect in their moment. */
export function watchGiving(deps: WatchDeps): Watched<GivingSnapshot> {
  const { db } = deps.store;
  return watchSubject<StoredGiving, GivingSnapshot & { waiting: number }>({
    ...deps,
    subject: 'giving',
    read: () => readStoredGiving(db),
    show({ revision, stored }, moment, before) {
      const { pairs, waiting } = givingAt(stored.changes, moment);
      if (before?.waiting === waiting) return before;
      const open = stored.purposes.filter(({ key }) => pairs.some(({ purpose }) => purpose === key));
      const shown = { purposes: open, pairs: pairs.filter(({ purpose }) => open.some(({ key }) => key === purpose)) };
      return { revision: `${revision}.${waiting}`, shown, waiting };
    },
  });
}
