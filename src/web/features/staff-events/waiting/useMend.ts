import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectAccount } from '#web/auth/authSlice.ts';
import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import type { WaitingItem } from '#web/outbox/waiting/waitingItem.ts';
import { keepDraft, keptDraft } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formsOf } from './mendForms.ts';
import { BEING_SENT } from './useGiveUp.ts';

const UNFINISHED = 'The form of this has something unfinished in it. Finish that first.';

/** Opens an unsent item in its form, so that its owner can change it. */
export function useMend() {
  const store = useAppStore();
  const account = useSelector(selectAccount);
  const navigate = useNavigate();
  const free = (item: WaitingItem) =>
    formsOf(item, account).find(({ drafts }) => drafts.every(({ name }) => keptDraft(name) === null));
  return {
    /** Whether it has a form. */
    hasForm: (item: WaitingItem): boolean => formsOf(item, account).length > 0,
    /**
     * Removes an item and opens its form, with its values as a draft. If somebody else has changed the event or the
     * words, the form offers the usual choice. False if that failed, which a toast explains.
     */
    async mend(item: WaitingItem): Promise<boolean> {
      const form = free(item);
      const taken = form && (await (await loadOutbox(store))?.takeBack(item.id));
      if (!taken) {
        showToast(form ? BEING_SENT : UNFINISHED, 'info');
        return false;
      }
      for (const { name, values, from } of form.drafts) keepDraft(name, values, from);
      void navigate({ pathname: form.pathname, search: form.search });
      return true;
    },
  };
}
