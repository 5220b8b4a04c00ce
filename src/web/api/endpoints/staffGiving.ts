import type { InferType } from 'yup';
import type { Proof } from '#shared/auth/accounts.ts';
import type { Giving, givingChangeSchema, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { changes, reads } from '../ofEndpoint.ts';

type OfRow<More = object> = { id: number } & Proof & More;

/**
 * The giving accounts and every change of them, for staff, and how owners change them; only our own server has them.
 */
const staffGivingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readGiving: reads<Giving>(build, staffEndpoints.readGiving, 'Giving', 'Staff'),
    createPurpose: changes<InferType<typeof newPurposeSchema>>(build, staffEndpoints.createPurpose, 'Giving'),
    updatePurpose: changes<OfRow<InferType<typeof purposeEditSchema>>>(build, staffEndpoints.updatePurpose, 'Giving'),
    changeGiving: changes<InferType<typeof givingChangeSchema>>(build, staffEndpoints.changeGiving, 'Giving'),
    confirmGiving: changes<OfRow>(build, staffEndpoints.confirmGiving, 'Giving'),
    withdrawGiving: changes<OfRow>(build, staffEndpoints.withdrawGiving, 'Giving'),
    seeGiving: changes<{ ids: number[] }>(build, staffEndpoints.seeGiving, 'Giving'),
  }),
});

export const {
  useReadGivingQuery,
  useCreatePurposeMutation,
  useUpdatePurposeMutation,
  useChangeGivingMutation,
  useConfirmGivingMutation,
  useWithdrawGivingMutation,
  useSeeGivingMutation,
} = staffGivingApi;
