import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { eventsPageError, fetchEventsToast } from '#web/api/errors.ts';
import { isFromOwnServer, isOffered, OWN_BACKEND } from '#web/api/requests.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { signupCount } from '#web/entities/event/eventCount.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

const none: ChurchEvent[] = [];

/**
 * Merges both lists in order. An event that has just moved from one to the other appears in its newer version, one with a
 * change that waits for an owner's yes as it would be.
 */
function withDrafts(events: ChurchEvent[], drafts: ChurchEvent[]): ChurchEvent[] {
  if (drafts.length === 0) return events;
  const all = new Map(events.map((event) => [event.id, event]));
  for (const draft of drafts) {
    const listed = all.get(draft.id)?.version ?? 0;
    if ((draft.version ?? 0) > listed || (draft.waits && draft.version === listed)) all.set(draft.id, draft);
  }
  return [...all.values()].sort(compareEvents);
}

/**
 * The whole list of events for staff's screens, including unpublished ones: newest first, with section 8's error.
 * `isLoading` is true during the first loading.
 */
export function useEvents() {
  const { data = none, error, isLoading } = api.useListEventsQuery();
  const signedIn = useSelector(selectSignedIn);
  const skip = !OWN_BACKEND || !signedIn;
  const { data: drafts = none, isLoading: draftsLoading } = staffFrameApi.useListDraftsQuery(undefined, { skip });
  const events = useMemo(() => withDrafts(data, skip ? none : drafts), [data, drafts, skip]);
  return { events, error: error ? eventsPageError(error) : null, isLoading: isLoading || draftsLoading };
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const tell = (dispatch: Dispatch) =>
  showToast(fetchEventsToast, 'error', { label: 'Try again', onPress: () => void fetchAgain(dispatch) });

/** Not the hook's refetch, because the toast outlives the screen. */
async function fetchAgain(dispatch: Dispatch): Promise<void> {
  const again = api.endpoints.listEvents.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { isError } = await dispatch(again);
  if (isError) tell(dispatch);
}

/**
 * The same for the two admin screens: a failure is also a toast (specification, section 8), once when it begins and once
 * for each retry by the person.
 */
export function useEventsWithToast() {
  const dispatch = useDispatch<Dispatch>();
  const list = useEvents();
  const failed = list.error !== null;
  useEffect(() => {
    if (failed) tell(dispatch);
  }, [failed, dispatch]);
  return { ...list, tryAgain: () => void fetchAgain(dispatch) };
}

/** Whether the backend keeps the status of an event: ours does, which also keeps versions; an older one does not. */
export const keepsStatus = (event: ChurchEvent): boolean => event.version !== undefined;

/** Whether the backend is our own server, which keeps pictures and events that repeat; an older one does not. */
export const useIsOwnServer = (): boolean => isFromOwnServer(useEvents().events);

/**
 * How many have signed up for a coming event, as `12 coming, 3 waiting`; undefined if it takes none, or until it is known.
 * All events share one request.
 */
export function useSignupCount({ id, signup }: ChurchEvent): string | undefined {
  const signedIn = useSelector(selectSignedIn); // the older list is open to everybody
  const { totals } = signupsApi.useListSignupTotalsQuery(undefined, {
    skip: !signedIn || !signup || !isOffered('signups'),
    selectFromResult: ({ data }) => ({ totals: data?.events.find(({ event_id }) => String(event_id) === id) }),
  });
  return totals && signupCount(totals);
}
