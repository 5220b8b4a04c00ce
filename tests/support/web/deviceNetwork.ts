import * as fakeIndexedDb from 'fake-indexeddb';

// A save that a test leaves behind still needs the classes when the test is over.
const { default: _default, indexedDB: _indexedDB, ...classes } = fakeIndexedDb;
Object.assign(globalThis, classes);

/** Gives the test a device of its own that keeps what waits. Call it before each test. */
export function freshDevice(): void {
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  vi.stubGlobal('BroadcastChannel', undefined); // Node's is shared by all test files of a worker
  Object.defineProperty(navigator, 'locks', { configurable: true, value: freshLocks() });
}

/** The device's Web Locks, which jsdom lacks: a sending that a test leaves behind holds up none of the next test's. */
function freshLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, work: () => unknown) => {
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
  return { request };
}

/** Has the browser's storage take nothing more until the end of the test. */
export const storageIsFull = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Loses the network for a device. Returns a function that brings it back. */
export function goOffline(): () => void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    network.mockRestore();
    dispatchEvent(new Event('online'));
  };
}
