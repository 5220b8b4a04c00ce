import type { InferType } from 'yup';
import type { Proof } from '#shared/auth/accounts.ts';
import type { Giving, givingChangeSchema, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api } from '../api.ts';
import { type Done, hasList } from '../parsers.ts';
import { asks } from '../requestTo.ts';

type OfRow<More = object> = { id: number } & Proof & More;

/**
 * The giving accounts and every change of them, for staff, and how owners change them; only our own server has them.
 */
const staffGivingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readGiving: build.query<Giving, void>({
      query: asks(staffEndpoints.readGiving, { validateStatus: hasList('unseen') }),
      providesTags: ['Giving', 'Staff'],
    }),
    createPurpose: build.mutation<Done, InferType<typeof newPurposeSchema>>({
      query: asks(staffEndpoints.createPurpose),
      ...answersDone('Giving'),
    }),
    updatePurpose: build.mutation<Done, OfRow<InferType<typeof purposeEditSchema>>>({
      query: asks(staffEndpoints.updatePurpose),
      ...answersDone('Giving'),
    }),
    changeGiving: build.mutation<Done, InferType<typeof givingChangeSchema>>({
      query: asks(staffEndpoints.changeGiving),
      ...answersDone('Giving'),
    }),
    confirmGiving: build.mutation<Done, OfRow>({
      query: asks(staffEndpoints.confirmGiving),
      ...answersDone('Giving'),
    }),
    withdrawGiving: build.mutation<Done, OfRow>({
      query: asks(staffEndpoints.withdrawGiving),
      ...answersDone('Giving'),
    }),
    seeGiving: build.mutation<Done, { ids: number[] }>({
      query: asks(staffEndpoints.seeGiving),
      ...answersDone('Giving'),
    }),
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
