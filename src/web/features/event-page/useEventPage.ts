import { useSelector } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { type EventPageShown, eventsApi } from '#web/api/endpoints/events.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';

type Held = Parameters<ReturnType<typeof api.endpoints.listEvents.select>>[0];

/** The event, if a list that was loaded before contains it. */
function heldEvent(state: Held, id: string, day: string): ChurchEvent | undefined {
  const { listEvents, listEventPages, listSoonEvents } = api.endpoints;
  const lists = [
    listEventPages.select()(state).data?.pages.flat(),
    listEvents.select()(state).data,
    listSoonEvents.select(day)(state).data,
  ];
  return lists.flatMap((list = []) => list).find((event) => event.id === id);
}

/** What an event's page shows: at first a cached event, then the server's answer. */
export function useEventPage(id: string): {
  /** Undefined while nothing is known. */
  shown: EventPageShown | undefined;
  /** Whether loading failed. */
  failed: boolean;
  refetch: () => void;
} {
  const { currentData, isError, refetch } = eventsApi.useReadEventQuery(id);
  const { date } = useClock();
  const held = useSelector((state: Held) => (currentData ? undefined : heldEvent(state, id, date)));
  return {
    shown: currentData ?? (held && { event: held, next: [] }),
    failed: isError && !held,
    refetch: () => void refetch(),
  };
}
