import type { DBSchema } from 'idb';
import { deviceDatabase } from '#web/ui/hooks/deviceDatabase.ts';
import { isOfEarlier } from './earlierItems.ts';
import type { OutboxItem } from './items.ts';
import type { BoxStore } from './outbox.ts';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { rank: number } };
  pictures: { key: string; value: KeptPicture };
}

/** A picture that waits with the saves that show it. */
export interface KeptPicture {
  /** The id in its address on the server. */
  id: string;
  bytes: ArrayBuffer;
  type: string;
  /** When it was chosen, ISO 8601. */
  at: string;
}

/** Opens the database of waiting items. @throws if the browser stores nothing */
export const openBox = deviceDatabase<Schema>('outbox', 2, (db, version) => {
  if (version < 1) db.createObjectStore('items', { keyPath: 'id' }).createIndex('rank', 'rank');
  db.createObjectStore('pictures', { keyPath: 'id' });
});

/**
 * The outbox in IndexedDB, which all tabs share. @throws if the browser stores nothing
 *
 * @param changed called with the items after and before each change
 */
export function idbBoxStore(changed: (items: readonly OutboxItem[], before: readonly OutboxItem[]) => void): BoxStore {
  return {
    async read() {
      const transaction = (await openBox()).transaction('items');
      transaction.done.catch(() => undefined); // the failed request reports it
      return (await transaction.store.index('rank').getAll()).filter((item) => !isOfEarlier(item));
    },
    async change(work) {
      // Strict: a change that the person is told is saved has to be on the disk.
      const transaction = (await openBox()).transaction('items', 'readwrite', { durability: 'strict' });
      transaction.done.catch(() => undefined); // the failed request reports it
      const { store } = transaction;
      const before = await store.index('rank').getAll();
      const { box, result } = work(before.filter((item) => !isOfEarlier(item)));
      const ids = new Set(box.map(({ id }) => id));
      const gone = before.filter(({ id }) => !ids.has(id)).map(({ id }) => store.delete(id));
      const put = box.filter((item) => !before.includes(item)).map((item) => store.put(item));
      await Promise.all([...gone, ...put, transaction.done]);
      if (gone.length + put.length > 0) changed(box, before);
      return result;
    },
  };
}
