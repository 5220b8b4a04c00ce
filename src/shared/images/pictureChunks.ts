import { object, string } from 'yup';
import { numberField } from '../text.ts';
import { PICTURE_ID_LENGTH } from './ownPicture.ts';
import { PICTURE_LIMITS } from './pictureLimits.ts';

/** Which picture a chunk is of. */
export const pictureParams = object({ id: string().length(PICTURE_ID_LENGTH).required() });

/** Where a chunk begins, and how long the whole picture is, both in bytes. */
export const chunkQuery = object({
  from: numberField().integer().min(0).max(PICTURE_LIMITS.bytes).required(),
  total: numberField().integer().min(1).max(PICTURE_LIMITS.bytes).required(),
});

/** The answer to a chunk: how much of the picture is there from its beginning, or the picture once it is complete. */
export type ChunkAnswer = { received: number; id?: undefined } | { id: string; image: string };
