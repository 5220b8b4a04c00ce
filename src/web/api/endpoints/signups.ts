import type { AttendanceAnswer } from '#shared/attendance/attendance.ts';
import type { DoorAnswer, DoorCount } from '#shared/attendance/door.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { OwnSignupAnswer, SignupNumbersAnswer } from '#shared/signup/signup.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { DoorNamesAnswer, DoorTick, SignupListAnswer, SignupTotalsAnswer } from '#shared/signup/staffSignups.ts';
import { api, changes, EVENT_LIST, reads } from '../api.ts';
import { asApiError, type Failure } from '../errors.ts';
import { forgetSignup, keepSignup } from '../kept/keptSignups.ts';
import { type ApiError, asks, readEvents } from '../requests.ts';
import { requestOf, type WriteOf } from '../writes.ts';
import { eventsApi } from './events.ts';

/** Reads an answer with an event in it as the app holds events. */
const withEvent =
  <Answer extends { event: unknown }>() =>
  (answer: unknown): Answer => ({ ...(answer as Answer), event: readEvents([(answer as Answer).event])[0] });

const readOwn = withEvent<OwnSignupAnswer>();

/** Whether the same request would be refused again. */
const isFinal = ({ kind, status }: ApiError): boolean =>
  kind === 'refused' && status !== null && status < 500 && status !== 429;

/** Whether the server has no such sign-up: no sign-up has this key, or the key is malformed. */
const isUnknown = ({ status }: ApiError): boolean => status === 404 || status === 422;

/**
 * Puts an answer's event and sign-up into the cache of the event's page, if that is open, so that it need not refetch.
 */
function showOnPage(id: string, { event, shown }: OwnSignupAnswer, dispatch: (change: never) => unknown): void {
  const { updateQueryData } = eventsApi.util;
  dispatch(updateQueryData('readEvent', id, (page) => ({ ...page, event, signup: shown })) as never);
}

/** A sign-up, and the version of it that was seen. */
interface Seen {
  id: number;
  version?: number | undefined;
}

type StaffSignupChange = SignupInput & Seen & { coming: boolean; spam?: false };

/** A request that answers an event's whole list. */
const asksList = (endpoint: Endpoint) => ({ query: asks(endpoint), transformResponse: withEvent<SignupListAnswer>() });

/** A change of the list. */
const changesList = (endpoint: Endpoint) => ({ ...asksList(endpoint), invalidatesTags: ['Signup' as const] });

/** Signing up for an event, for everybody; for staff who has signed up, and how many came. Only our own server has it. */
export const signupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many places are left and how many come, for the cards of all coming events at once. */
    listSignupNumbers: reads<SignupNumbersAnswer>(build, endpoints.listSignupNumbers, EVENT_LIST),
    /** One's own sign-up by its secret key; null if there is none. Changes nothing. */
    readSignup: build.query<OwnSignupAnswer | null, string>({
      queryFn: async (key, _store, _options, ask) => {
        const { data, error } = await ask({ endpoint: endpoints.readSignup, body: { key } });
        if (error) return isUnknown(error) ? { data: null } : { error };
        return { data: readOwn(data) };
      },
      // Of the list too: the worker may send a change of it.
      providesTags: (own) => [EVENT_LIST, ...(own ? [{ type: 'Event' as const, id: own.event.id }] : [])],
    }),
    /** Safe to repeat: the same key is the same sign-up. The answer is kept on this device. */
    signup: build.mutation<OwnSignupAnswer, WriteOf<'signup'>>({
      query: requestOf,
      transformResponse: readOwn,
      // After a refusal the page's data on the sign-up is out of date. After a success the answer has it.
      invalidatesTags: (_own, error, { event }) => (error?.status ? [{ type: 'Event', id: event.id }] : []),
      onQueryStarted: async ({ event, secret: key }, { dispatch, queryFulfilled }) => {
        try {
          const { data: own } = await queryFulfilled;
          keepSignup(event, key, own.signup);
          void dispatch(signupsApi.util.upsertQueryData('readSignup', key, own));
          showOnPage(event.id, own, dispatch);
        } catch (thrown) {
          if (isFinal(asApiError((thrown as { error: Failure }).error))) forgetSignup(key);
        }
      },
    }),
    /** Changes the number, leaves, or comes back. Safe to repeat. */
    updateSignup: build.mutation<OwnSignupAnswer, WriteOf<'updateSignup'>>({
      query: requestOf,
      transformResponse: readOwn,
      // A refusal tells that what is on screen is out of date.
      invalidatesTags: (own, error, { event: { id } }) => (own || error?.status ? [{ type: 'Event', id }] : []),
      onQueryStarted: async ({ event, secret: key }, { dispatch, queryFulfilled }) => {
        const own = await queryFulfilled.catch(() => null);
        if (!own) return;
        keepSignup(event, key, own.data.signup);
        void dispatch(signupsApi.util.upsertQueryData('readSignup', key, own.data));
      },
    }),
    /** The list of the event of this id. */
    listSignups: build.query<SignupListAnswer, { id: string }>({
      ...asksList(staffEndpoints.listSignups),
      providesTags: (_list, _error, { id }) => [{ type: 'Event', id }, { type: 'Event', id: 'LIST' }, 'Signup'],
      keepUnusedDataFor: 0, // it changes without notice while people sign up
    }),
    listSignupTotals: build.query<SignupTotalsAnswer, void>({
      query: asks(staffEndpoints.listSignupTotals),
      providesTags: [{ type: 'Event', id: 'LIST' }],
      keepUnusedDataFor: 0,
    }),
    /** For the event of this id. Safe to repeat: the same key is the same sign-up. */
    createStaffSignup: build.mutation<SignupListAnswer, { id: string; key: string } & SignupInput>(
      changesList(staffEndpoints.createStaffSignup),
    ),
    /** These change the sign-up of this id. */
    updateStaffSignup: build.mutation<SignupListAnswer, StaffSignupChange>(
      changesList(staffEndpoints.updateStaffSignup),
    ),
    deleteSignup: build.mutation<SignupListAnswer, Seen>(changesList(staffEndpoints.deleteSignup)),
    restoreSignup: build.mutation<SignupListAnswer, { id: number }>(changesList(staffEndpoints.restoreSignup)),
    /** For the event of this id. */
    updateSignupClosing: build.mutation<SignupListAnswer, { id: string; closed: boolean }>({
      ...changesList(staffEndpoints.updateSignupClosing),
      invalidatesTags: (_list, _error, { id }) => [{ type: 'Event', id }, 'Signup', 'History'],
    }),
    /** Sends what this phone counted; answers what all phones have. Safe to repeat. */
    updateDoorCounts: changes<{ id: string } & DoorCount, DoorAnswer>(build, staffEndpoints.updateDoorCounts),
    /** Sends the names that this phone ticked off; answers all names. Safe to repeat. */
    updateDoorNames: changes<{ id: string; ticks: readonly DoorTick[] }, DoorNamesAnswer>(
      build,
      staffEndpoints.updateDoorNames,
    ),
    listAttendance: build.query<AttendanceAnswer, void>({
      query: asks(staffEndpoints.listAttendance),
      keepUnusedDataFor: 0, // it changes without notice while somebody counts
    }),
  }),
});
