import type { Language } from '#content/language.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';

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

/** The pictures for WhatsApp Status, drawn by our own server. Each answer is the JPEG as a `data:` address, which the store can hold. */
const statusPicturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readWeekPicture: build.query<string, WeekPictureArgument>({
      query: ({ from, branch, lang, shows }) => ({
        endpoint: staffEndpoints.readWeekPicture,
        pathParams: { from },
        params: { branch: branch || undefined, ...inLang(lang), shows },
        ...asPicture,
      }),
    }),
    readStatusPicture: build.query<string, StatusPictureArgument>({
      query: ({ id, lang, shows }) => ({
        endpoint: staffEndpoints.readStatusPicture,
        pathParams: { id },
        params: { ...inLang(lang), shows },
        ...asPicture,
      }),
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

export const { useReadStatusPictureQuery, useReadWeekPictureQuery } = statusPicturesApi;
