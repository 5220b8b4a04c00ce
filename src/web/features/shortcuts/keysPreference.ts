import { useSyncExternalStore } from 'react';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';

const STORAGE_KEY = 'keys-off';
const listeners = new Set<() => void>();
let off: boolean | undefined;

/** Whether single-key shortcuts are on. People who use speech input or press keys by accident can turn them off (WCAG 2.1.4). */
export function keysAreOn(): boolean {
  off ??= Boolean(safeLocal.get(STORAGE_KEY));
  return !off;
}

/** Turns the single keys on or off, on this device. */
export function turnKeys(on: boolean): void {
  off = !on;
  safeLocal.set(STORAGE_KEY, on ? null : '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the single keys work, as it changes. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, keysAreOn, () => true);
