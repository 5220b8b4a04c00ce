import type { InferType } from 'yup';
import type {
  acceptedInvitationSchema,
  Invitation,
  newStaffSchema,
  PasswordChange,
  Proof,
  Role,
  ScheduledChoice,
  ScheduledItem,
  SecondFactor,
  SecondFactorKey,
  StaffAccount,
  StaffSession,
} from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, changes, lists, reads } from '../api.ts';
import { asks, type Done } from '../requests.ts';

/** A change of somebody's account, with the proof of who asks for it. */
type OfAccount<More = object> = { id: number; scheduled?: ScheduledChoice } & Proof & More;

/** New recovery codes. The server sends them only once. */
interface RecoveryCodes extends Done {
  recovery_codes: string[];
}

/**
 * An account that was added or re-enabled, with the invitation to choose its password, which the server sends only
 * once.
 */
interface Invited extends Done {
  invitation: Invitation;
}

/** What a change of an account changes. */
const OF_ACCOUNTS = ['Staff', 'History'] as const;

/** Staff's accounts, and one's own password, second factor and sessions. staffFrame.ts has what every screen needs. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: lists<StaffSession>(build, staffEndpoints.listSessions, 'sessions', 'Session'),
    deleteSession: changes<{ id: number }>(build, staffEndpoints.deleteSession, 'Session'),
    updatePassword: changes<PasswordChange>(build, staffEndpoints.updatePassword, ...OF_ACCOUNTS, 'Session'),
    readSecondFactor: reads<SecondFactor>(build, staffEndpoints.readSecondFactor, 'Staff'),
    createSecondFactor: changes<void, SecondFactorKey>(build, staffEndpoints.createSecondFactor),
    confirmSecondFactor: changes<Proof, RecoveryCodes>(
      build,
      staffEndpoints.confirmSecondFactor,
      ...OF_ACCOUNTS,
      'Session',
    ),
    deleteSecondFactor: changes<Proof>(build, staffEndpoints.deleteSecondFactor, ...OF_ACCOUNTS),
    createRecoveryCodes: changes<Proof, RecoveryCodes>(build, staffEndpoints.createRecoveryCodes, ...OF_ACCOUNTS),
    keepRecoveryCodes: changes<void>(build, staffEndpoints.keepRecoveryCodes, 'Staff'),
    clearSecondFactor: changes<OfAccount>(build, staffEndpoints.clearSecondFactor, ...OF_ACCOUNTS),
    listScheduled: lists<ScheduledItem, { id: number }>(build, staffEndpoints.listScheduled, 'scheduled'),
    listStaff: lists<StaffAccount>(build, staffEndpoints.listStaff, 'staff', 'Staff'),
    createStaff: changes<InferType<typeof newStaffSchema>, Invited>(build, staffEndpoints.createStaff, ...OF_ACCOUNTS),
    updateStaff: changes<OfAccount, Invited>(build, staffEndpoints.updateStaff, ...OF_ACCOUNTS, 'Session'),
    readInvitation: build.query<{ username: string }, { token: string }>({
      query: asks(staffEndpoints.readInvitation),
      keepUnusedDataFor: 0, // it can be used once
    }),
    acceptInvitation: changes<InferType<typeof acceptedInvitationSchema>>(build, staffEndpoints.acceptInvitation),
    updateRole: changes<OfAccount<{ role: Role }>>(build, staffEndpoints.updateRole, ...OF_ACCOUNTS),
    deleteStaff: changes<OfAccount>(build, staffEndpoints.deleteStaff, ...OF_ACCOUNTS),
  }),
});
