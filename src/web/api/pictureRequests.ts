import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { MAX_CHUNK_BYTES } from '#shared/images/pictureLimits.ts';
import type { ApiRequest } from './requests.ts';

/** A chunk of a picture. */
export interface PictureChunk {
  /** The whole picture. */
  picture: ArrayBuffer;
  /** The media type that the browser assumes; the server checks the bytes. */
  type: string;
  /** The id that the picture will have, made of its bytes. */
  id: string;
  /** Where the chunk begins, in bytes. */
  from: number;
}

export const updatePictureChunkRequest = ({ id, picture, type, from }: PictureChunk): ApiRequest => ({
  endpoint: staffEndpoints.updatePictureChunk,
  pathParams: { id },
  params: { from, total: picture.byteLength },
  body: picture.slice(from, from + MAX_CHUNK_BYTES),
  headers: { 'content-type': type },
});
