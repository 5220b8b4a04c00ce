import { createHash } from 'node:crypto';
import { type AnswerCache, CachedAnswer } from '#server/cache/cachedAnswer.ts';

/**
 * A picture that the server draws: drawn once, and kept in the site's cache.
 *
 * @param shown all that the picture shows: equal facts make equal pictures
 * @param draw gives a JPEG
 */
export function drawnPicture(
  cache: AnswerCache,
  shown: unknown,
  headers: Record<string, string>,
  draw: () => Promise<Uint8Array>,
): Promise<CachedAnswer> | CachedAnswer {
  const name = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
  return cache.getOrMake(`drawing ${name}`, async () => {
    const options = { etag: `"${name}"`, compressible: false };
    return new CachedAnswer(await draw(), { 'content-type': 'image/jpeg', ...headers }, options);
  });
}
