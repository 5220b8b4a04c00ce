import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { fetchWithProgress } from '../fetchWithProgress.ts';

/** A picture that the server keeps: `image` is the absolute address that an event carries. */
export interface KeptPicture {
  image: string;
  id: string;
  width: number;
  height: number;
}

/** A picture to be sent as it is. */
export interface SendPictureArgument {
  picture: ArrayBuffer;
  /** What the browser takes it for; the server looks for itself. */
  type: string;
  /** Is told the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

const isKept = (answer: unknown): boolean => typeof (answer as Partial<KeptPicture> | null)?.image === 'string';

/** Pictures that staff send from their phones. The same picture sent again is the same, so a lost answer does no harm. */
export const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPicture: build.mutation<KeptPicture, SendPictureArgument>({
      query: ({ picture, type, onProgress }) => ({
        call: staffEndpoints.createPicture,
        body: picture,
        headers: { 'content-type': type },
        fetch: fetchWithProgress(onProgress),
        holds: isKept,
      }),
    }),
  }),
});

export const { useSendPictureMutation } = picturesApi;
