import type { UploadedPicture } from '#shared/content/values.ts';

/** An upload's size, by its id. */
export type Uploads = ReadonlyMap<string, Pick<UploadedPicture, 'width' | 'height'>>;
