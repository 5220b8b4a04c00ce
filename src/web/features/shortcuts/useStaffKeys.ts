import { useEffect, useEffectEvent } from 'react';
import { type KeyAction, keysOff, staffKeys } from './keys.ts';

/** How long to wait for the second of two keys. */
const SECOND_KEY_TIMEOUT_MS = 1500;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Calls back for each shortcut that is pressed, except while the person types or a dialog or menu is open. */
export function useStaffKeys(onKey: (action: KeyAction) => void): void {
  const tell = useEffectEvent(onKey);
  useEffect(() => {
    let first = { key: '', at: Number.NEGATIVE_INFINITY };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
      if (keysOff.read() || isTaken(event.target)) return;
      const before = event.timeStamp - first.at < SECOND_KEY_TIMEOUT_MS ? `${first.key} ` : '';
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

/** Whether the focused element, an open dialog or a menu handles keys itself. */
function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(TYPED_INTO);
  return Boolean(typing) || document.querySelector('[aria-modal="true"], [role="menu"]') !== null;
}
