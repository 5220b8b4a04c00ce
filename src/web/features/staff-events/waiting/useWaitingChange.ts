import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { changedEvents, type OutboxItem } from '#web/outbox/items.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';

/**
 * The change of an event that waited when its form was opened, and still waits. A form does not give way to the change
 * that it has just saved.
 */
export function useWaitingChange(event: Pick<ChurchEvent, 'id'> | undefined): OutboxItem | undefined {
  const { items } = useWaiting();
  const waits = items.find((item) => event && !item.refusal && changedEvents(item).includes(event.id));
  const [first, setFirst] = useState({ event: event?.id, item: waits?.id });
  if (first.event !== event?.id) setFirst({ event: event?.id, item: waits?.id });
  return waits?.id === first.item ? waits : undefined;
}
