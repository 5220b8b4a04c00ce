import { useEffect, useMemo } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { addMonths, lastOf } from '#shared/events/times/monthGrid.ts';
import { addDays } from '#shared/time.ts';
import { api, useListEventsQuery } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { filterEvents } from '#web/entities/event/filterEvents.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import type { EventAddress } from './useEventAddress.ts';

const none: ChurchEvent[] = [];

/** The days for which a month's events are requested: from the day before, whose events may end in the month. */
const monthSpan = (month: string) => ({ from: addDays(`${month}-01`, -1), to: lastOf(month) });

/**
 * The events that the address selects. From our server only the days on screen are requested, from another backend the
 * whole list, once.
 *
 * @param month the month that is shown, `YYYY-MM`; undefined for a list
 * @param now the church's clock
 */
export function useFoundEvents(
  { text, category, branch, when, oldestFirst }: EventAddress,
  month: string | undefined,
  { date, time }: { date: string; time: string },
): {
  events: ChurchEvent[];
  /** Why the list failed to load. */
  error: string | null;
  /** True while events may be missing. */
  isLoading: boolean;
  refetch: () => void;
} {
  const span = !OWN_BACKEND ? undefined : month ? monthSpan(month) : when === 'coming' ? { from: date } : undefined;
  const { data = none, currentData, error, isFetching, refetch } = useListEventsQuery(span);
  const events = useMemo(
    () => filterEvents(data, { text, category, branch, when, oldestFirst }, { date, time }),
    [data, text, category, branch, when, oldestFirst, date, time],
  );

  const there = currentData !== undefined;
  const prefetch = api.usePrefetch('listEvents');
  useEffect(() => {
    if (!OWN_BACKEND || !month || !there || savesData()) return;
    for (const step of [1, -1]) prefetch(monthSpan(addMonths(month, step)));
  }, [month, there, prefetch]);

  return {
    events,
    error: error ? eventsPageError(error) : null,
    isLoading: isFetching && !there,
    refetch: () => void refetch(),
  };
}
