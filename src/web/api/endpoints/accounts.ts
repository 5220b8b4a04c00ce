import type { InferType } from 'yup';
import type {
  acceptedInvitationSchema,
  Invitation,
  newStaffSchema,
  Proof,
  passwordChangeSchema,
  Role,
  ScheduledChoice,
  ScheduledItem,
  SecondFactor,
  SecondFactorKey,
  StaffAccount,
  StaffSession,
  secondFactorSchema,
} from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api, listIn, unlessRefused } from '../api.ts';
import { type Done, hasText, readDone } from '../parsers.ts';
import { asks } from '../requestTo.ts';

type FactorProof = InferType<typeof secondFactorSchema>;

/** A change of somebody's account, with the proof of who asks for it. */
type OfAccount<More = object> = { id: number; scheduled?: ScheduledChoice } & Proof & More;

/** New recovery codes. The server sends them only once. */
interface RecoveryCodes extends Done {
  codes: string[];
}

const readCodes = (answer: { recovery_codes: string[] }): RecoveryCodes => ({
  ...readDone(answer),
  codes: answer.recovery_codes,
});

/**
 * An account that was added or re-enabled, with the invitation to choose its password, which the server sends only
 * once.
 */
interface Invited extends Done {
  invitation: Invitation | null;
}

const readInvited = (answer: { invitation?: Invitation }): Invited => ({
  ...readDone(answer),
  invitation: answer.invitation ?? null,
});

/** Staff's accounts, and one's own password, second factor and sessions. ownAccount.ts has what every screen needs. */
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<StaffSession[], void>({
      ...listIn(staffEndpoints.listSessions, 'sessions'),
      providesTags: ['Session'],
    }),
    deleteSession: build.mutation<Done, { id: number }>({
      query: asks(staffEndpoints.deleteSession),
      ...answersDone('Session'),
    }),
    updatePassword: build.mutation<Done, InferType<typeof passwordChangeSchema>>({
      query: asks(staffEndpoints.updatePassword),
      ...answersDone('Session', 'Staff', 'History'),
    }),
    readSecondFactor: build.query<SecondFactor, void>({
      query: asks(staffEndpoints.readSecondFactor),
      providesTags: ['Staff'],
    }),
    createSecondFactor: build.mutation<SecondFactorKey, void>({ query: asks(staffEndpoints.createSecondFactor) }),
    confirmSecondFactor: build.mutation<RecoveryCodes, FactorProof>({
      query: asks(staffEndpoints.confirmSecondFactor),
      transformResponse: readCodes,
      invalidatesTags: unlessRefused('Staff', 'Session', 'History'),
    }),
    deleteSecondFactor: build.mutation<Done, Proof>({
      query: asks(staffEndpoints.deleteSecondFactor),
      ...answersDone('Staff', 'History'),
    }),
    createRecoveryCodes: build.mutation<RecoveryCodes, Proof>({
      query: asks(staffEndpoints.createRecoveryCodes),
      transformResponse: readCodes,
      invalidatesTags: unlessRefused('Staff', 'History'),
    }),
    clearSecondFactor: build.mutation<Done, OfAccount>({
      query: asks(staffEndpoints.clearSecondFactor),
      ...answersDone('Staff', 'History'),
    }),
    listScheduled: build.query<ScheduledItem[], { id: number }>(listIn(staffEndpoints.listScheduled, 'scheduled')),
    listStaff: build.query<StaffAccount[], void>({
      ...listIn(staffEndpoints.listStaff, 'staff'),
      providesTags: ['Staff'],
    }),
    createStaff: build.mutation<Invited, InferType<typeof newStaffSchema>>({
      query: asks(staffEndpoints.createStaff),
      transformResponse: readInvited,
      invalidatesTags: unlessRefused('Staff', 'History'),
    }),
    updateStaff: build.mutation<Invited, OfAccount>({
      query: asks(staffEndpoints.updateStaff),
      transformResponse: readInvited,
      invalidatesTags: unlessRefused('Staff', 'Session', 'History'),
    }),
    readInvitation: build.query<{ username: string }, { token: string }>({
      query: asks(staffEndpoints.readInvitation, { validateStatus: hasText('username') }),
      keepUnusedDataFor: 0, // it can be used once
    }),
    acceptInvitation: build.mutation<Done, InferType<typeof acceptedInvitationSchema>>({
      query: asks(staffEndpoints.acceptInvitation),
      transformResponse: readDone,
    }),
    updateRole: build.mutation<Done, OfAccount<{ role: Role }>>({
      query: asks(staffEndpoints.updateRole),
      ...answersDone('Staff', 'History'),
    }),
    deleteStaff: build.mutation<Done, OfAccount>({
      query: asks(staffEndpoints.deleteStaff),
      ...answersDone('Staff', 'History'),
    }),
  }),
});

export const {
  useListSessionsQuery,
  useDeleteSessionMutation,
  useUpdatePasswordMutation,
  useReadSecondFactorQuery,
  useCreateSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useCreateRecoveryCodesMutation,
  useClearSecondFactorMutation,
  useListScheduledQuery,
  useListStaffQuery,
  useCreateStaffMutation,
  useUpdateStaffMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
  useUpdateRoleMutation,
  useDeleteStaffMutation,
} = accountsApi;
