import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { OutboxItem } from '#web/outbox/items.ts';
import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import { idempotencyKeyOf, keepDraft, keptDraft } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formsOf } from './itemKinds.ts';

const UNFINISHED = 'The form of this has something unfinished in it. Finish that first.';

/** Shown if somebody wants to change an item that the server may already have. */
const BEING_SENT = 'It is being sent just now. Change it once it is there.';

/** What the owner of an item can do with it. */
export function useMend() {
  const store = useAppStore();
  const navigate = useNavigate();
  /** Removes an item. Resolves to a function that puts it back; undefined if a toast says why not. */
  const giveUp = async ({ id }: OutboxItem) => {
    const outbox = await loadOutbox(store);
    const taken = await outbox?.takeBack(id);
    if (!outbox || !taken) showToast(BEING_SENT, 'info');
    return outbox && taken && (() => outbox.putBack(taken));
  };
  return {
    hasForm: (item: OutboxItem): boolean => formsOf(item).length > 0,
    giveUp,
    /**
     * Puts an item back into its form. If somebody else has changed the event or the words, the form offers the usual
     * choice. False if that failed, which a toast explains.
     */
    async mend(item: OutboxItem): Promise<boolean> {
      const isItsOwn = (name: string) => idempotencyKeyOf(name) === item.origin;
      const form = formsOf(item).find(({ drafts }) =>
        drafts.every(({ name }) => keptDraft(name) === null || isItsOwn(name)),
      );
      if (!form) showToast(UNFINISHED, 'info');
      if (!form || !(await giveUp(item))) return false;
      for (const { name, values, from } of form.drafts) if (keptDraft(name) === null) keepDraft(name, values, from);
      void navigate({ pathname: href(form.page), search: `?${new URLSearchParams(form.search)}` });
      return true;
    },
    tryAgain: async ({ id }: OutboxItem) => (await loadOutbox(store))?.tryAgain(id),
    sendNow: async () => (await loadOutbox(store))?.drain(),
  };
}
