import { useCallback, useState } from 'react';
import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { MAX_CHOSEN_MESSAGES } from '#shared/inbox/inboxLimits.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { type Changed, useMessageChanges } from './useMessageChanges.ts';

const NONE: ReadonlySet<number> = new Set();

/** Selecting several of the shown messages, and marking them together with one undo. */
export function useMessageSelection(messages: readonly InboxMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const { mark } = useMessageChanges();
  const chosen = messages.filter(({ id }) => ids?.has(id));

  /** Runs a change of the messages that it affects, and offers Undo. */
  async function change(
    changed: readonly InboxMessage[],
    run: (messages: readonly InboxMessage[], back: boolean) => Changed,
  ) {
    setIds(null);
    if (changed.length === 0) return;
    const undo = async () => tellOutcome(await run(changed, true), 'Saved');
    tellOutcome(await run(changed, false), 'Saved', { undo });
  }

  return {
    /** Whether messages are being selected. */
    on: ids !== null,
    ids: ids ?? NONE,
    chosen,
    begin: () => setIds(NONE),
    end: () => setIds(null),
    select: useCallback((id: number, selected: boolean) => {
      setIds((before) => new Set([...(before ?? NONE)].filter((other) => other !== id).concat(selected ? [id] : [])));
    }, []),
    selectAll: () => setIds(new Set(messages.slice(0, MAX_CHOSEN_MESSAGES).map(({ id }) => id))),
    markRead: (read: boolean) =>
      void change(
        chosen.filter((message) => message.read !== read),
        (changed, back) => mark(changed, { read: read !== back }),
      ),
    markAnswered: () =>
      void change(
        chosen.filter(({ answered_by }) => answered_by === null),
        (changed, back) => mark(changed, { answered: !back }),
      ),
  };
}
