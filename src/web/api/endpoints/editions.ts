import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { EditionAdded } from '#shared/verse/editionInput.ts';
import type { Edition } from '#shared/verse/verse.ts';
import { api } from '../api.ts';
import { fetchWithProgress } from '../fetchWithProgress.ts';
import { changes, unlessRefused } from '../ofEndpoint.ts';

interface CreateEditionArgument extends Edition {
  file: Blob;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Editions of the Bible, which owners add and remove. `verse.ts` lists them for everybody. */
const editionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createEdition: build.mutation<EditionAdded, CreateEditionArgument>({
      query: ({ file, onProgress, ...params }) => ({
        endpoint: staffEndpoints.createEdition,
        params,
        body: file,
        headers: { 'content-type': 'application/zip' },
        fetchFn: fetchWithProgress(onProgress),
      }),
      invalidatesTags: unlessRefused('Edition'),
    }),
    deleteEdition: changes<{ name: string }>(build, staffEndpoints.deleteEdition, 'Edition'),
    restoreEdition: changes<{ name: string }>(build, staffEndpoints.restoreEdition, 'Edition'),
  }),
});

export const { useCreateEditionMutation, useDeleteEditionMutation, useRestoreEditionMutation } = editionsApi;
