import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { SignupListAnswer, SignupTotalsAnswer } from '#shared/signup/staffSignups.ts';
import { api } from '../api.ts';
import { keepAnswer } from '../kept/lastSeen.ts';
import { hasList, readEvents } from '../parsers.ts';

/** One sign-up of an event's list. */
interface OneOfList {
  eventId: string;
  /** The id of the sign-up. */
  id: number;
}

interface StaffSignupChange extends OneOfList {
  signup: SignupInput & { coming: boolean; spam?: false };
}

/** The answer with its event as the app holds events. */
function readList(answer: unknown): SignupListAnswer {
  const list = answer as SignupListAnswer<unknown>;
  return { ...list, event: readEvents([list.event])[0] as ChurchEvent };
}

/** What all endpoints that answer the list have in common: how it is read. */
const answersList = { transformResponse: readList } as const;

/** The part of RTK Query's lifecycle API that `takeIn` needs. */
interface Change {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: SignupListAnswer }>;
}

/** Takes the list that a change answered into the cache, so that it need not be asked for again. */
async function takeIn({ eventId }: Pick<OneOfList, 'eventId'>, store: Change): Promise<void> {
  const { dispatch, queryFulfilled } = store;
  const list = await queryFulfilled.then(
    ({ data }) => data,
    () => null, // the screen says why
  );
  if (!list) return;
  const asked = { endpoint: staffEndpoints.listSignups, pathParams: { id: eventId } };
  void keepAnswer(asked, list, store);
  dispatch(staffSignupsApi.util.upsertQueryData('listSignups', eventId, list) as never);
}

/** Who has signed up, for staff's screens alone. Every change answers the whole list. */
const staffSignupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSignups: build.query<SignupListAnswer, string>({
      query: (eventId) => ({
        endpoint: staffEndpoints.listSignups,
        pathParams: { id: eventId },
        validateStatus: hasList('signups'),
      }),
      ...answersList,
      providesTags: (_list, _error, eventId) => [
        { type: 'Event', id: eventId },
        { type: 'Event', id: 'LIST' },
      ],
      keepUnusedDataFor: 0, // it changes without notice while people sign up
    }),
    listSignupTotals: build.query<SignupTotalsAnswer, void>({
      query: () => ({ endpoint: staffEndpoints.listSignupTotals, validateStatus: hasList('events') }),
      providesTags: [{ type: 'Event', id: 'LIST' }],
      keepUnusedDataFor: 0,
    }),
    /** Safe to repeat: the same key is the same sign-up. */
    createStaffSignup: build.mutation<SignupListAnswer, { eventId: string; key: string; signup: SignupInput }>({
      query: ({ eventId, key, signup }) => ({
        endpoint: staffEndpoints.createStaffSignup,
        pathParams: { id: eventId },
        body: { key, ...signup },
        validateStatus: hasList('signups'),
      }),
      ...answersList,
      onQueryStarted: takeIn,
    }),
    updateStaffSignup: build.mutation<SignupListAnswer, StaffSignupChange>({
      query: ({ id, signup }) => ({
        endpoint: staffEndpoints.updateStaffSignup,
        pathParams: { id: String(id) },
        body: signup,
        validateStatus: hasList('signups'),
      }),
      ...answersList,
      onQueryStarted: takeIn,
    }),
    deleteSignup: build.mutation<SignupListAnswer, OneOfList>({
      query: ({ id }) => ({
        endpoint: staffEndpoints.deleteSignup,
        pathParams: { id: String(id) },
        validateStatus: hasList('signups'),
      }),
      ...answersList,
      onQueryStarted: takeIn,
    }),
    restoreSignup: build.mutation<SignupListAnswer, OneOfList>({
      query: ({ id }) => ({
        endpoint: staffEndpoints.restoreSignup,
        pathParams: { id: String(id) },
        validateStatus: hasList('signups'),
      }),
      ...answersList,
      onQueryStarted: takeIn,
    }),
    updateSignupClosing: build.mutation<SignupListAnswer, { eventId: string; closed: boolean }>({
      query: ({ eventId, closed }) => ({
        endpoint: staffEndpoints.updateSignupClosing,
        pathParams: { id: eventId },
        body: { closed },
        validateStatus: hasList('signups'),
      }),
      ...answersList,
      onQueryStarted: takeIn,
      invalidatesTags: (_list, _error, { eventId }) => [{ type: 'Event', id: eventId }, 'History'],
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
