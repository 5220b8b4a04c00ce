import { CachedAnswer } from '#server/cache/cachedAnswer.ts';

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
