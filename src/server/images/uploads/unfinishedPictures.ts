import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '#shared/time.ts';

/** An upload is dropped this long after its last chunk. */
const UPLOAD_TIMEOUT_MS = HOUR_MS;

/** The most bytes of all uploads together. Beyond it, those with the oldest last chunk are dropped. */
const MAX_HELD_BYTES = 20 * 1024 * 1024;

/**
 * Pictures whose upload is not complete. They are uploaded in chunks, so that a phone can resume after a broken connection.
 * They are held in memory: after a restart the upload begins again.
 */
export function unfinishedPictures(now: () => Date) {
  const held = new LRUCache<string, { chunks: Buffer[]; bytes: number }>({
    maxSize: MAX_HELD_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: UPLOAD_TIMEOUT_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    /**
     * Adds a chunk. A chunk that does not begin where the last one ended is ignored: the sender resumes at the returned
     * place.
     *
     * @param name identifies the upload: account and picture
     * @param from the offset of its first byte
     * @returns how many bytes have arrived
     */
    add(name: string, from: number, chunk: Buffer): number {
      const { chunks, bytes } = held.get(name) ?? { chunks: [], bytes: 0 };
      if (from !== bytes || chunk.length === 0) return bytes;
      held.set(name, { chunks: [...chunks, chunk], bytes: bytes + chunk.length });
      return bytes + chunk.length;
    },
    /** Removes an upload and returns the bytes that have arrived. */
    take(name: string): Buffer {
      const { chunks } = held.get(name) ?? { chunks: [] };
      held.delete(name);
      return Buffer.concat(chunks);
    },
  };
}
