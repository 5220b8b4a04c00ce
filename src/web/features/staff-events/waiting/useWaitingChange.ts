import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { OutboxItem } from '#web/outbox/items.ts';
import { changedEvents, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';

/** A change of an event that waits, other than what the form of this draft has saved itself. */
export function useWaitingChange(event: ChurchEvent | undefined, draft: string): OutboxItem | undefined {
  const { items } = useWaiting();
  if (!event) return undefined;
  const waits = items.filter((item) => !item.refusal && changedEvents(item).includes(event.id));
  return waits.find(({ origin }) => origin !== idempotencyKeyOf(draft));
}
