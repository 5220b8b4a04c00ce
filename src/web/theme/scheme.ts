import { useSyncExternalStore } from 'react';

/** The choice of colours on this device; `system` follows the device's own. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** Where the choice is kept; the first script of index.html and the offline page read it too. */
const KEY = 'theme-mode';

const NIGHT = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** What was chosen where the browser keeps nothing. */
let unkept: SchemeChoice = 'system';

function chosen(): SchemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return unkept;
  }
}

/** Puts the chosen colours on the page. */
function wear() {
  const choice = chosen();
  const night = choice === 'dark' || (choice === 'system' && matchMedia(NIGHT).matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Chooses the colours of the site on this device, from now on. */
export function chooseScheme(choice: SchemeChoice): void {
  unkept = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is shut off: the choice lasts as long as the page.
  }
  wear();
}

/** Keeps the colours right while the page is open: with the device's own, and with a choice made in another tab. */
export function followScheme(): () => void {
  const night = matchMedia(NIGHT);
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) wear();
  };
  wear();
  night.addEventListener('change', wear);
  addEventListener('storage', elsewhere);
  return () => {
    night.removeEventListener('change', wear);
    removeEventListener('storage', elsewhere);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of colours on this device. */
export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, chosen, () => 'system');
