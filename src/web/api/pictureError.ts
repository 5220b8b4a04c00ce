import { pictureWords } from '#shared/images/pictureLimits.ts';
import { asCallError, type Failure, staffCallError } from './errors.ts';

/** Uploading a picture. An older backend has no endpoint for it, and a proxy answers without our messages. */
export function pictureError(failure: Failure): string {
  const { status } = asCallError(failure);
  if (status === 404 || status === 405)
    return 'This server takes no pictures from your device: give the address of one.';
  return status === 413 ? pictureWords.tooLarge : staffCallError(failure);
}
