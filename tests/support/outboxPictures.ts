import { UnfinishedPictures } from '#server/images/uploads/unfinishedPictures.ts';
import type { ChunkAnswer } from '#shared/images/pictureChunks.ts';
import type { PictureChunk } from '#web/api/pictureRequests.ts';

/** A picture of three parts, for the random schedules. */
export const PICTURE = new ArrayBuffer(150_000);

/** The server's part of pictures that are sent in parts. */
export class PictureRecords {
  readonly #unfinished = new UnfinishedPictures(() => new Date('2026-11-23T09:00:00Z'));
  readonly #whole = new Set<string>();

  isThere(id: string): boolean {
    return this.#whole.has(id);
  }

  /** Takes a part, as the server's route does. */
  take({ id, from, picture }: PictureChunk, part: ArrayBuffer, account: string | null): ChunkAnswer {
    const name = `${account} ${id}`;
    const received = this.#whole.has(id) ? 0 : this.#unfinished.add(name, from, Buffer.from(part));
    if (received === picture.byteLength) {
      this.#unfinished.take(name);
      this.#whole.add(id);
    }
    return this.#whole.has(id) ? { id, image: id } : { received };
  }
}
