import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { KeysDialog, keysOff, staffKeys } from '#web/features/shortcuts/KeyList.tsx';
import { useLeave } from '#web/ui/drafts/unsaved.ts';
import { useCreateEvent } from './useCreateEvent.ts';

/** How long to wait for the second of two keys. */
const SECOND_KEY_TIMEOUT_MS = 1500;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Runs the keyboard shortcuts of staff's screens, except while the person types or a dialog or menu is open, and shows the
 * dialog that lists them.
 */
export function StaffKeys() {
  const [listed, setListed] = useState(false);
  const navigate = useNavigate();
  const leave = useLeave();
  const create = useCreateEvent();

  const run = useEffectEvent((does: (typeof staffKeys)[number]['does']) => {
    if (does === 'list') setListed(true);
    else if (does === 'search') focusSearch();
    else if (does === 'create') create();
    else leave(() => void navigate(href(does)));
  });
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
      run(found.does);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return <KeysDialog open={listed} onClose={() => setListed(false)} />;
}

/** The screen's own search field, else the top bar's. */
function focusSearch() {
  const own = document.querySelector<HTMLElement>('main input[type="search"]');
  (own ?? document.querySelector<HTMLElement>('header input[type="search"]'))?.focus();
}

/** Whether the focused element, an open dialog or a menu handles keys itself. */
function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(TYPED_INTO);
  return Boolean(typing) || document.querySelector('[aria-modal="true"], [role="menu"]') !== null;
}
