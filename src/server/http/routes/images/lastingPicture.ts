import { createHash } from 'node:crypto';
import { type AnswerCache, CachedAnswer } from '#server/cache/cachedAnswer.ts';

/** For a picture that may be cached for a year, and embedded by other sites: its URL changes with its content. */
export const LASTING_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * A picture, a JPEG if the headers say nothing else. It is made once, and kept in the site's cache.
 *
 * @param shown all that it shows
 */
export function keptPicture(
  cache: AnswerCache,
  shown: readonly unknown[],
  headers: Record<string, string>,
  make: () => Promise<Uint8Array>,
): Promise<CachedAnswer> {
  const tag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
  return cache.getOrMake(`picture ${tag}`, async () => {
    const options = { etag: `"${tag}"`, compressible: false };
    return new CachedAnswer(await make(), { 'content-type': 'image/jpeg', ...headers }, options);
  });
}
