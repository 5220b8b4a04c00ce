import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api, useListEventsQuery } from '#web/api/api.ts';
import { eventsPageError, fetchEventsToast } from '#web/api/errors.ts';
import { isOurs } from '#web/api/isOurs.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

const none: ChurchEvent[] = [];

/** The whole list of events for staff's screens: newest first, with the error line of section 8. */
export interface Events {
  events: ChurchEvent[];
  error: string | null;
  /** True during the first loading. */
  isLoading: boolean;
}

/** Reads the whole list of events. */
export function useEvents(): Events {
  const { data, error, isLoading } = useListEventsQuery();
  return { events: data ?? none, error: error ? eventsPageError(error) : null, isLoading };
}

/**
 * The same for the two admin screens: a failure is also a toast (specification, section 8), once when it begins and once
 * for each retry by the person.
 */
export function useEventsWithToast(): Events & { tryAgain: () => void } {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const list = useEvents();
  const failed = list.error !== null;
  // Not the hook's refetch, because the toast outlives the screen.
  const tryAgain = useRef(async () => {
    const { isError } = await dispatch(api.endpoints.listEvents.initiate(undefined, FRESH));
    if (isError) tell(() => void tryAgain.current());
  });
  useEffect(() => {
    if (failed) tell(() => void tryAgain.current());
  }, [failed]);
  return { ...list, tryAgain: () => void tryAgain.current() };
}

const FRESH = { forceRefetch: true, subscribe: false } as const;

const tell = (onPress: () => void) => showToast(fetchEventsToast, 'error', { label: 'Try again', onPress });

/** Whether the backend keeps the status of an event: ours does, which also keeps versions; an older one does not. */
export const keepsStatus = (event: ChurchEvent): boolean => event.version !== undefined;

/** Whether the backend keeps events that repeat: ours does, an older one does not. */
export const useKeepsSeries = (): boolean => isOurs(useEvents().events);
