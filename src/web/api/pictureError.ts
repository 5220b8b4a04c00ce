import { pictureWords } from '#shared/images/pictureLimits.ts';
import { asCallError, type Failure, staffCallError } from './errors.ts';

/** A picture that was sent. An older backend has no call for it, and a proxy in front answers without our words. */
export function pictureError(failure: Failure): string {
  const { status } = asCallError(failure);
  if (status === 404 || status === 405)
    return 'This server takes no pictures from your device: give the address of one.';
  return status === 413 ? pictureWords.tooLarge : staffCallError(failure);
}
