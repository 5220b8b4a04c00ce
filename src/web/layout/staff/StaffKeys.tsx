import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { KeysDialog } from '#web/features/shortcuts/KeyList.tsx';
import type { KeyAction } from '#web/features/shortcuts/keys.ts';
import { useStaffKeys } from '#web/features/shortcuts/useStaffKeys.ts';
import { useLeave } from '#web/ui/drafts/unsaved.ts';
import { useCreateEvent } from './useCreateEvent.ts';

/** Runs the keyboard shortcuts of staff's screens, and shows the dialog that lists them. */
export function StaffKeys() {
  const [listed, setListed] = useState(false);
  const navigate = useNavigate();
  const leave = useLeave();
  const create = useCreateEvent();

  useStaffKeys((action: KeyAction) => {
    if (action.does === 'list') setListed(true);
    else if (action.does === 'search') focusSearch();
    else if (action.does === 'go') leave(() => void navigate(href(action.page)));
    else create();
  });

  return <KeysDialog open={listed} onClose={() => setListed(false)} />;
}

/** The screen's own search field, else the top bar's. */
function focusSearch() {
  const own = document.querySelector<HTMLElement>('main input[type="search"]');
  (own ?? document.querySelector<HTMLElement>('header input[type="search"]'))?.focus();
}
