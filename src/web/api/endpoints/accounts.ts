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
import { answersDone, api, unlessRefused } from '../api.ts';
import { type Done, hasList, readDone } from '../parsers.ts';

type FactorProof = InferType<typeof secondFactorSchema>;

/** A change of somebody's account, with the proof of who asks for it. */
type OfAccount<More = object> = { id: number; scheduled?: ScheduledChoice } & Proof & More;

/** New recovery codes. The server sends them only once. */
export interface RecoveryCodes extends Done {
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
      query: () => ({ endpoint: staffEndpoints.listSessions, validateStatus: hasList('sessions') }),
      transformResponse: ({ sessions }: { sessions: StaffSession[] }) => sessions,
      providesTags: ['Session'],
    }),
    deleteSession: build.mutation<Done, { id: number }>({
      query: ({ id }) => ({ endpoint: staffEndpoints.deleteSession, pathParams: { id: String(id) } }),
      ...answersDone('Session'),
    }),
    updatePassword: build.mutation<Done, InferType<typeof passwordChangeSchema>>({
      query: (body) => ({ endpoint: staffEndpoints.updatePassword, body }),
      ...answersDone('Session', 'Staff', 'History'),
    }),
    readSecondFactor: build.query<SecondFactor, void>({
      query: () => ({ endpoint: staffEndpoints.readSecondFactor }),
      providesTags: ['Staff'],
    }),
    createSecondFactor: build.mutation<SecondFactorKey, void>({
      query: () => ({ endpoint: staffEndpoints.createSecondFactor }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, FactorProof>({
      query: (body) => ({ endpoint: staffEndpoints.confirmSecondFactor, body }),
      transformResponse: readCodes,
      invalidatesTags: unlessRefused('Staff', 'Session', 'History'),
    }),
    deleteSecondFactor: build.mutation<Done, FactorProof>({
      query: (body) => ({ endpoint: staffEndpoints.deleteSecondFactor, body }),
      ...answersDone('Staff', 'History'),
    }),
    createRecoveryCodes: build.mutation<RecoveryCodes, FactorProof>({
      query: (body) => ({ endpoint: staffEndpoints.createRecoveryCodes, body }),
      transformResponse: readCodes,
      invalidatesTags: unlessRefused('Staff', 'History'),
    }),
    clearSecondFactor: build.mutation<Done, OfAccount>({
      query: ({ id, ...body }) => ({
        endpoint: staffEndpoints.clearSecondFactor,
        pathParams: { id: String(id) },
        body,
      }),
      ...answersDone('Staff', 'History'),
    }),
    listScheduled: build.query<ScheduledItem[], number>({
      query: (id) => ({
        endpoint: staffEndpoints.listScheduled,
        pathParams: { id: String(id) },
        validateStatus: hasList('scheduled'),
      }),
      transformResponse: ({ scheduled }: { scheduled: ScheduledItem[] }) => scheduled,
    }),
    listStaff: build.query<StaffAccount[], void>({
      query: () => ({ endpoint: staffEndpoints.listStaff, validateStatus: hasList('staff') }),
      transformResponse: ({ staff }: { staff: StaffAccount[] }) => staff,
      providesTags: ['Staff'],
    }),
    createStaff: build.mutation<Invited, InferType<typeof newStaffSchema>>({
      query: (body) => ({ endpoint: staffEndpoints.createStaff, body }),
      transformResponse: readInvited,
      invalidatesTags: unlessRefused('Staff', 'History'),
    }),
    updateStaff: build.mutation<Invited, OfAccount>({
      query: ({ id, ...body }) => ({ endpoint: staffEndpoints.updateStaff, pathParams: { id: String(id) }, body }),
      transformResponse: readInvited,
      invalidatesTags: unlessRefused('Staff', 'Session', 'History'),
    }),
    readInvitation: build.query<{ username: string }, string>({
      query: (token) => ({
        endpoint: staffEndpoints.readInvitation,
        body: { token },
        validateStatus: (_response: Response, answer: unknown) =>
          typeof (answer as { username?: unknown } | null)?.username === 'string',
      }),
      keepUnusedDataFor: 0, // it can be used once
    }),
    acceptInvitation: build.mutation<Done, InferType<typeof acceptedInvitationSchema>>({
      query: (body) => ({ endpoint: staffEndpoints.acceptInvitation, body }),
      transformResponse: readDone,
    }),
    updateRole: build.mutation<Done, OfAccount<{ role: Role }>>({
      query: ({ id, ...body }) => ({ endpoint: staffEndpoints.updateRole, pathParams: { id: String(id) }, body }),
      ...answersDone('Staff', 'History'),
    }),
    deleteStaff: build.mutation<Done, OfAccount>({
      query: ({ id, ...body }) => ({ endpoint: staffEndpoints.deleteStaff, pathParams: { id: String(id) }, body }),
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
