import { pictureWords } from '#shared/images/pictureLimits.ts';
import { asApiError, type Failure, staffApiError } from './errors.ts';

/**
 * The message after a failed upload of a picture. An older backend has no endpoint for it, and a proxy sends no
 * message.
 */
export function pictureError(failure: Failure): string {
  const { status } = asApiError(failure);
  if (status === 404 || status === 405)
    return 'This server takes no pictures from your device: give the address of one.';
  return status === 413 ? pictureWords.tooLarge : staffApiError(failure);
}
