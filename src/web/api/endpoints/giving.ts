import type { InferType } from 'yup';
import type { Proof } from '#shared/auth/accounts.ts';
import type { Giving, givingChangeSchema, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, changes, reads } from '../api.ts';

type OfRow<More = object> = { id: number } & Proof & More;

/** The giving accounts for the Give page; for staff also every change of them, and for owners how to change them. Only our own
 * server has them. */
export const givingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGiving: reads<PublicGiving>(build, endpoints.listGiving, 'Giving'),
    readGiving: reads<Giving>(build, staffEndpoints.readGiving, 'Giving', 'Staff'),
    createPurpose: changes<InferType<typeof newPurposeSchema>>(build, staffEndpoints.createPurpose, 'Giving'),
    updatePurpose: changes<OfRow<InferType<typeof purposeEditSchema> & { version: number }>>(
      build,
      staffEndpoints.updatePurpose,
      'Giving',
    ),
    changeGiving: changes<InferType<typeof givingChangeSchema>>(build, staffEndpoints.changeGiving, 'Giving'),
    confirmGiving: changes<OfRow>(build, staffEndpoints.confirmGiving, 'Giving'),
    withdrawGiving: changes<OfRow>(build, staffEndpoints.withdrawGiving, 'Giving'),
    seeGiving: changes<{ ids: number[] }>(build, staffEndpoints.seeGiving, 'Giving'),
  }),
});
