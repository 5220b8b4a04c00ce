import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { ownDraft } from '#web/auth/useOwnDraft.ts';
import type { WaitingItem } from '#web/outbox/waitingItem.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { keepDraft, keptDraft } from '#web/ui/forms/useDraft.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { statusValuesOf } from '../status/statusValues.ts';

/**
 * Returns a function that opens the form of a refused item with what was saved in it, as a draft. If somebody else has
 * changed the event, the form then offers the usual choice. It answers false if that form has another draft already.
 */
export function useMend(): (item: WaitingItem) => boolean {
  const account = useSelector(selectAccount);
  const navigate = useNavigate();
  return ({ kind, event, base }) => {
    if (!event) return false;
    const changesStatus = base !== undefined && (event.status ?? '') !== (base.status ?? '');
    const day = event.start_date;
    const forms =
      kind === 'createEvent'
        ? [
            { draft: 'event:new', search: '?create' },
            { draft: `event:new:${day}`, search: `?create=${day}` },
          ]
        : changesStatus
          ? [{ draft: `event-status:${event.id}`, search: `?status=${event.id}` }]
          : [{ draft: `event:${event.id}`, search: `?edit=${event.id}` }];
    const free = forms.find(({ draft }) => keptDraft(ownDraft(account, draft)) === null);
    if (!free) {
      showToast('The form of this event has something unfinished in it. Finish that first.', 'info');
      return false;
    }
    keepDraft(ownDraft(account, free.draft), changesStatus ? statusValuesOf(event) : valuesOf(event), base);
    void navigate({ pathname: href('dashboard'), search: free.search });
    return true;
  };
}
