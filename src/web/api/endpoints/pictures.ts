import type { Language } from '#content/language.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { ChunkAnswer } from '#shared/images/pictureChunks.ts';
import { api } from '../api.ts';
import { fetchWithProgress } from '../fetchWithProgress.ts';
import { type PictureChunk, updatePictureChunkRequest } from '../pictureRequests.ts';
import { requestTo } from '../requests.ts';

/** A picture that the server keeps: `image` is the absolute address that an event carries. */
export interface KeptPicture {
  image: string;
  id: string;
  width: number;
  height: number;
}

interface CreatePictureArgument extends Pick<PictureChunk, 'picture' | 'type'> {
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Which week is drawn. */
interface WeekPictureArgument {
  /** Its first day, `YYYY-MM-DD`. */
  from: string;
  /** A branch's key; empty for all branches. */
  branch: string;
  /** The language that it is written in. */
  lang: Language;
  /** Identifies what the picture shows. It is part of the address, so that the browser can cache each picture. */
  shows: string;
}

/** Which event is drawn. */
interface StatusPictureArgument {
  id: string;
  /** The language that it is written in. */
  lang: Language;
  /** Its version, as above. */
  shows: string;
}

/**
 * Pictures that staff send from their phones: the same picture sent again is the same, so a lost answer does no harm. And the
 * pictures for WhatsApp Status, drawn by our own server: each answer is the JPEG as a `data:` address, which the store holds.
 */
export const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPicture: build.mutation<KeptPicture, CreatePictureArgument>({
      query: ({ picture, type, onProgress }) => ({
        endpoint: staffEndpoints.createPicture,
        body: picture,
        headers: { 'content-type': type },
        fetchFn: fetchWithProgress(onProgress),
      }),
    }),
    updatePictureChunk: build.mutation<ChunkAnswer, PictureChunk>({ query: updatePictureChunkRequest }),
    readWeekPicture: build.query<string, WeekPictureArgument>({
      query: ({ lang, branch, ...week }) =>
        requestTo(staffEndpoints.readWeekPicture, { branch: branch || undefined, ...inLang(lang), ...week }, asPicture),
    }),
    readStatusPicture: build.query<string, StatusPictureArgument>({
      query: ({ lang, ...event }) =>
        requestTo(staffEndpoints.readStatusPicture, { ...inLang(lang), ...event }, asPicture),
    }),
  }),
});

/** English pictures have addresses without a language. */
const inLang = (lang: Language) => (lang === 'en' ? {} : { lang });

async function asDataAddress(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${response.headers.get('content-type')};base64,${btoa(letters)}`;
}

const asPicture = {
  responseHandler: (response: Response) => (response.ok ? asDataAddress(response) : response.json()),
  validateStatus: (_response: Response, answer: unknown) =>
    typeof answer === 'string' && answer.startsWith('data:image/jpeg'),
};
