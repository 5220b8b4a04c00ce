import { createHash } from 'node:crypto';
import { type AnswerCache, CachedAnswer } from '#server/cache/cachedAnswer.ts';

/** A picture whose URL changes with its content. */
interface LastingPicture {
  /** Identifies the content. */
  tag: string;
  type: string;
  bytes: Uint8Array;
}

/** For a picture that may be cached for a year, and embedded by other sites. */
export const LASTING_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export const lastingPicture = ({ tag, type, bytes }: LastingPicture): CachedAnswer =>
  new CachedAnswer(bytes, { 'content-type': type, ...LASTING_HEADERS }, { etag: `"${tag}"`, compressible: false });

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
