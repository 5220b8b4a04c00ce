import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Alias, Box, OutboxItem } from './items.ts';
import type { BoxStore } from './outbox.ts';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { rank: number } };
  aliases: { key: string; value: Alias & { from: string } };
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

/** The database of waiting items. */
const OUTBOX_DATABASE = 'outbox';

/** By factory, because each test has its own. */
const opened = new WeakMap<IDBFactory, Promise<IDBPDatabase<Schema>>>();

/** Opens the database of this device. @throws if the browser stores nothing */
export function openBox(): Promise<IDBPDatabase<Schema>> {
  const there = opened.get(indexedDB);
  if (there) return there;
  const again = () => void opened.delete(indexedDB);
  const opening = openDB<Schema>(OUTBOX_DATABASE, 2, {
    upgrade: (db, version) => {
      if (version < 1) {
        db.createObjectStore('items', { keyPath: 'id' }).createIndex('rank', 'rank');
        db.createObjectStore('aliases', { keyPath: 'from' });
      }
      db.createObjectStore('pictures', { keyPath: 'id' });
    },
    terminated: again,
    blocking: (_from, _to, { target }) => {
      again();
      (target as IDBDatabase).close();
    },
  });
  opened.set(indexedDB, opening);
  opening.catch(again);
  return opening;
}

/**
 * The outbox in IndexedDB, which all tabs share. @throws if the browser stores nothing
 *
 * @param changed called with the items after and before each change
 */
export function idbBoxStore(changed: (items: readonly OutboxItem[], before: readonly OutboxItem[]) => void): BoxStore {
  return {
    async read() {
      const transaction = (await openBox()).transaction(['items', 'aliases']);
      transaction.done.catch(() => undefined); // the failed request reports it
      return boxOf(
        await transaction.objectStore('items').index('rank').getAll(),
        await transaction.objectStore('aliases').getAll(),
      );
    },
    async change(work) {
      // Strict: a change that the person is told is saved has to be on the disk.
      const transaction = (await openBox()).transaction(['items', 'aliases'], 'readwrite', { durability: 'strict' });
      transaction.done.catch(() => undefined); // the failed request reports it
      const writes: Promise<unknown>[] = [];
      const [items, aliases] = [transaction.objectStore('items'), transaction.objectStore('aliases')];
      const before = boxOf(await items.index('rank').getAll(), await aliases.getAll());
      const { box, result } = work(before);
      const ids = new Set(box.items.map(({ id }) => id));
      for (const { id } of before.items) if (!ids.has(id)) writes.push(items.delete(id));
      for (const item of box.items) if (!before.items.includes(item)) writes.push(items.put(item));
      if (box.aliases !== before.aliases) {
        writes.push(aliases.clear());
        for (const [from, alias] of Object.entries(box.aliases)) writes.push(aliases.put({ ...alias, from }));
      }
      await Promise.all([...writes, transaction.done]);
      if (box !== before) changed(box.items, before.items);
      return result;
    },
  };
}

const boxOf = (items: OutboxItem[], aliases: (Alias & { from: string })[]): Box => ({
  items,
  aliases: Object.fromEntries(aliases.map(({ from, id, version }) => [from, { id, version }])),
});
