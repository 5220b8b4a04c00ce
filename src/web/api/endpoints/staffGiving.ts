import type { InferType } from 'yup';
import type { Proof } from '#shared/auth/accounts.ts';
import type { Giving, givingChangeSchema, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api } from '../api.ts';
import { type Done, hasList } from '../parsers.ts';

type OfRow<More = object> = { id: number } & Proof & More;

/**
 * The giving accounts and every change of them, for staff, and how owners change them; only our own server has them.
 */
const staffGivingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readGiving: build.query<Giving, void>({
      query: () => ({ endpoint: staffEndpoints.readGiving, validateStatus: hasList('unseen') }),
      providesTags: ['Giving', 'Staff'],
    }),
    createPurpose: build.mutation<Done, InferType<typeof newPurposeSchema>>({
      query: (body) => ({ endpoint: staffEndpoints.createPurpose, body }),
      ...answersDone('Giving'),
    }),
    updatePurpose: build.mutation<Done, OfRow<InferType<typeof purposeEditSchema>>>({
      query: ({ id, ...body }) => ({ endpoint: staffEndpoints.updatePurpose, pathParams: { id: String(id) }, body }),
      ...answersDone('Giving'),
    }),
    changeGiving: build.mutation<Done, InferType<typeof givingChangeSchema>>({
      query: (body) => ({ endpoint: staffEndpoints.changeGiving, body }),
      ...answersDone('Giving'),
    }),
    confirmGiving: build.mutation<Done, OfRow>({
      query: ({ id, ...body }) => ({ endpoint: staffEndpoints.confirmGiving, pathParams: { id: String(id) }, body }),
      ...answersDone('Giving'),
    }),
    withdrawGiving: build.mutation<Done, OfRow>({
      query: ({ id, ...body }) => ({ endpoint: staffEndpoints.withdrawGiving, pathParams: { id: String(id) }, body }),
      ...answersDone('Giving'),
    }),
    seeGiving: build.mutation<Done, { ids: number[] }>({
      query: (body) => ({ endpoint: staffEndpoints.seeGiving, body }),
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
