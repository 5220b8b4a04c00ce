import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'keys-off';
const listeners = new Set<() => void>();
let off: boolean | undefined;

function readOff(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false; // storage is shut off: the keys work, as they do for anybody who has not chosen
  }
}

/** Whether single-key shortcuts are on. People who use speech input or press keys by accident can turn them off (WCAG 2.1.4). */
export function keysAreOn(): boolean {
  off ??= readOff();
  return !off;
}

/** Turns the single keys on or off, on this device. */
export function turnKeys(on: boolean): void {
  off = !on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Storage is shut off: the choice holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the single keys work, as it changes. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, keysAreOn, () => true);
