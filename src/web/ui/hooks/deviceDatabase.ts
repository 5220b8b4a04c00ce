import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A database of this device, which is opened once: to open it at each write would delay the keys on a slow phone. A tab
 * with a newer version of the site, or one that deletes it, need not wait for this one.
 *
 * @param upgrade makes the stores that a version does not have; 0 is a new database
 * @returns a function that opens it; it rejects if the browser stores nothing
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Schema>, from: number) => void,
): () => Promise<IDBPDatabase<Schema>> {
  /** By factory, because each test has its own. */
  const opened = new WeakMap<IDBFactory, Promise<IDBPDatabase<Schema>>>();
  return async () => {
    const there = opened.get(indexedDB);
    if (there) return there;
    const factory = indexedDB;
    const again = () => void opened.delete(factory);
    const opening = openDB<Schema>(name, version, {
      upgrade,
      terminated: again,
      blocking: (_from, _to, { target }) => {
        again();
        (target as IDBDatabase).close();
      },
    });
    opened.set(factory, opening);
    opening.catch(again);
    return opening;
  };
}
