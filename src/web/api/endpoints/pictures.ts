import type { ChunkAnswer } from '#shared/images/pictureChunks.ts';
import { MAX_CHUNK_BYTES } from '#shared/images/pictureLimits.ts';
import { api } from '../api.ts';
import { fetchWithProgress } from '../fetchWithProgress.ts';
import {
  createPictureRequest,
  type PictureArgument,
  type PictureChunk,
  updatePictureChunkRequest,
} from '../pictureRequests.ts';

/** A picture that the server keeps: `image` is the absolute address that an event carries. */
export interface KeptPicture {
  image: string;
  id: string;
  width: number;
  height: number;
}

interface CreatePictureArgument extends PictureArgument {
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Pictures that staff send from their phones. The same picture sent again is the same, so a lost answer does no harm. */
export const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPicture: build.mutation<KeptPicture, CreatePictureArgument>({
      query: ({ onProgress, ...picture }) => ({
        ...createPictureRequest(picture),
        fetchFn: fetchWithProgress(onProgress),
      }),
    }),
    /** Sends a chunk of a picture, and reports how much of the whole picture was sent. */
    updatePictureChunk: build.mutation<ChunkAnswer, PictureChunk & Pick<CreatePictureArgument, 'onProgress'>>({
      query: ({ onProgress, ...chunk }) => {
        const total = chunk.picture.byteLength;
        const bytes = Math.min(MAX_CHUNK_BYTES, total - chunk.from);
        return {
          ...updatePictureChunkRequest(chunk),
          fetchFn: fetchWithProgress((share) => onProgress((chunk.from + share * bytes) / total)),
        };
      },
    }),
  }),
});

export const { useCreatePictureMutation } = picturesApi;
