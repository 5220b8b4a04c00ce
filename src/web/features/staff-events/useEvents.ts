import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api, useListEventsQuery } from '#web/api/api.ts';
import { eventsPageError, fetchEventsToast } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

const none: ChurchEvent[] = [];

/** The whole list of events, as staff's screens read it: newest first, with the error line of section 8. */
export interface Events {
  events: ChurchEvent[];
  error: string | null;
  /** True while there is nothing to show yet. */
  isLoading: boolean;
}

/** Reads the whole list of events. */
export function useEvents(): Events {
  const { data, error, isLoading } = useListEventsQuery();
  return { events: data ?? none, error: error ? eventsPageError(error) : null, isLoading };
}

/**
 * The same for the two admin screens: that the list could not be fetched is also a toast (specification, section 8), once
 * for each time that it starts to fail and for each try of the person's own.
 */
export function useEventsWithToast(): Events & { tryAgain: () => void } {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const list = useEvents();
  const failed = list.error !== null;
  // Not the hook's own refetch: the toast outlives the screen.
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
