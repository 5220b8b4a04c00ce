import { onTestFinished } from 'vitest';
import { type AppStore, createStore } from '#web/app/store.ts';
import { tokenRemoved } from '#web/auth/authSlice.ts';

/**
 * The store of a tab that is closed with its test: a save that is still on its way then sends nothing of what the next
 * test's device keeps.
 */
export function storeOfTest(): AppStore {
  const store = createStore({ storage: localStorage });
  onTestFinished(() => void store.dispatch(tokenRemoved()));
  return store;
}
