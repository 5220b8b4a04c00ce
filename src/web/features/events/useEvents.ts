import type { ChurchEvent } from '#shared/churchEvent.ts';
import { useListEventsQuery } from '#web/api/api.ts';
import { eventsPageError } from '#web/api/errors.ts';

const none: ChurchEvent[] = [];

/** The whole list of events, as staff's screens read it: newest first, with the error line of section 8. */
export function useEvents(): {
  events: ChurchEvent[];
  error: string | null;
  /** True while there is nothing to show yet. */
  isLoading: boolean;
  refetch: () => void;
} {
  const { data, error, isLoading, refetch } = useListEventsQuery();
  return {
    events: data ?? none,
    error: error ? eventsPageError(error) : null,
    isLoading,
    refetch: () => void refetch(),
  };
}
