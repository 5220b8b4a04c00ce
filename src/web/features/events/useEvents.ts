import type { ChurchEvent } from '#shared/churchEvent.ts';
import { useListEventsQuery } from '#web/api/api.ts';
import { eventsPageError } from '#web/api/errors.ts';

const none: ChurchEvent[] = [];

/** The list of events as every screen reads it: newest first, with the error line of the specification's section 8. */
export function useEvents(): {
  events: ChurchEvent[];
  error: string | null;
  /** True while there is nothing to show yet. */
  isLoading: boolean;
  refetch: () => void;
} {
  const { data, error, isLoading, refetch } = useListEventsQuery();
  return {
    events: data?.events ?? none,
    error: error ? eventsPageError(error) : (data?.message ?? null),
    isLoading,
    refetch: () => void refetch(),
  };
}
