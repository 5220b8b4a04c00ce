import { useEffect, useEffectEvent } from 'react';
import { type KeyAction, staffKeys } from './keys.ts';
import { keysAreOn } from './keysPreference.ts';

/** How long the second of two keys is waited for, in milliseconds. */
const WAIT = 1500;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Tells of the keys that the person presses: not while typing, nor while a dialog or a menu has the keyboard. */
export function useStaffKeys(onKey: (action: KeyAction) => void): void {
  const tell = useEffectEvent(onKey);
  useEffect(() => {
    let first = { key: '', at: Number.NEGATIVE_INFINITY };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
      if (!keysAreOn() || isTaken(event.target)) return;
      const before = event.timeStamp - first.at < WAIT ? `${first.key} ` : '';
      const pressed = event.key.toLowerCase();
      first = { key: pressed, at: event.timeStamp };
      const found = staffKeys.find(({ keys }) => keys === before + pressed || keys === pressed);
      if (!found) return;
      first = { key: '', at: Number.NEGATIVE_INFINITY };
      event.preventDefault();
      tell(found.action);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether what has the focus, or stands above the page, takes the keys for itself. */
function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(TYPED_INTO);
  return Boolean(typing) || document.querySelector('[aria-modal="true"], [role="menu"]') !== null;
}
