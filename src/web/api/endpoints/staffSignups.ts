import type { AttendanceAnswer } from '#shared/attendance/attendance.ts';
import type { DoorAnswer, DoorCount } from '#shared/attendance/door.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { DoorNamesAnswer, DoorTick, SignupListAnswer, SignupTotalsAnswer } from '#shared/signup/staffSignups.ts';
import { api } from '../api.ts';
import { changes } from '../ofEndpoint.ts';
import { readEvents } from '../parsers.ts';
import { asks } from '../requestTo.ts';

type StaffSignupChange = SignupInput & { id: number; coming: boolean; spam?: false };

/** The answer with its event as the app holds events. */
function readList(answer: unknown): SignupListAnswer {
  const list = answer as SignupListAnswer<unknown>;
  return { ...list, event: readEvents([list.event])[0] as ChurchEvent };
}

/** A request that answers an event's whole list. */
const asksList = (endpoint: Endpoint) => ({
  query: asks(endpoint),
  transformResponse: readList,
});

/** A change of the list. */
const changesList = (endpoint: Endpoint) => ({ ...asksList(endpoint), invalidatesTags: ['Signup' as const] });

/** Who has signed up, and how many came; for staff's screens alone. */
const staffSignupsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    deleteSignup: build.mutation<SignupListAnswer, { id: number }>(changesList(staffEndpoints.deleteSignup)),
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

export const {
  useListSignupsQuery,
  useListSignupTotalsQuery,
  useCreateStaffSignupMutation,
  useUpdateStaffSignupMutation,
  useDeleteSignupMutation,
  useRestoreSignupMutation,
  useUpdateSignupClosingMutation,
  useListAttendanceQuery,
  useUpdateDoorCountsMutation,
  useUpdateDoorNamesMutation,
} = staffSignupsApi;
