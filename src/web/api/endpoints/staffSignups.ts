import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { SignupListAnswer, SignupTotalsAnswer } from '#shared/signup/staffSignups.ts';
import { api } from '../api.ts';
import { keepAnswer } from '../kept/lastSeen.ts';
import { hasList, readEvents } from '../parsers.ts';
import { asks } from '../requestTo.ts';

type StaffSignupChange = SignupInput & { id: number; coming: boolean; spam?: false };

/** The answer with its event as the app holds events. */
function readList(answer: unknown): SignupListAnswer {
  const list = answer as SignupListAnswer<unknown>;
  return { ...list, event: readEvents([list.event])[0] as ChurchEvent };
}

/** The part of RTK Query's lifecycle API that `takeIn` needs. */
interface Change {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: SignupListAnswer }>;
}

/** Takes the list that a change answered into the cache, so that it need not be asked for again. */
async function takeIn(_change: unknown, store: Change): Promise<void> {
  const { dispatch, queryFulfilled } = store;
  const list = await queryFulfilled.then(
    ({ data }) => data,
    () => null, // the screen says why
  );
  if (!list) return;
  const { id } = list.event;
  void keepAnswer({ endpoint: staffEndpoints.listSignups, pathParams: { id } }, list, store);
  dispatch(staffSignupsApi.util.upsertQueryData('listSignups', { id }, list) as never);
}

/** A request that answers an event's whole list. */
const asksList = (endpoint: Endpoint) => ({
  query: asks(endpoint, { validateStatus: hasList('signups') }),
  transformResponse: readList,
});

/** A change of the list. */
const changesList = (endpoint: Endpoint) => ({ ...asksList(endpoint), onQueryStarted: takeIn });

/** Who has signed up, for staff's screens alone. */
const staffSignupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The list of the event of this id. */
    listSignups: build.query<SignupListAnswer, { id: string }>({
      ...asksList(staffEndpoints.listSignups),
      providesTags: (_list, _error, { id }) => [
        { type: 'Event', id },
        { type: 'Event', id: 'LIST' },
      ],
      keepUnusedDataFor: 0, // it changes without notice while people sign up
    }),
    listSignupTotals: build.query<SignupTotalsAnswer, void>({
      query: asks(staffEndpoints.listSignupTotals, { validateStatus: hasList('events') }),
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
    deleteSignup: build.mutation<SignupListAnswer, { id: number }>(changesList(staffEndpoints.deleteSignup)),
    restoreSignup: build.mutation<SignupListAnswer, { id: number }>(changesList(staffEndpoints.restoreSignup)),
    /** For the event of this id. */
    updateSignupClosing: build.mutation<SignupListAnswer, { id: string; closed: boolean }>({
      ...changesList(staffEndpoints.updateSignupClosing),
      invalidatesTags: (_list, _error, { id }) => [{ type: 'Event', id }, 'History'],
    }),
  }),
});

export const {
  useListSignupsQuery,
  useListSignupTotalsQuery,
  useCreateStaffSignupMutation,
  useUpdateStaffSignupMutation,
  useDeleteSignupMutation,
  useRestoreSignupMutation,
  useUpdateSignupClosingMutation,
} = staffSignupsApi;
