import * as fakeIndexedDb from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the test a device of its own that keeps what waits. Call it before each test. */
export function freshDevice(): void {
  for (const [name, part] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  vi.stubGlobal('BroadcastChannel', undefined); // Node's is shared by all test files of a worker
}

/** Loses the network for a device. Returns a function that brings it back. */
export function goOffline(): () => void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    network.mockRestore();
    dispatchEvent(new Event('online'));
  };
}
