import { OWN_FORMATS, OWN_PATHS, OWN_WIDTHS, type OwnFormat, ownPicture } from '#shared/images/ownPicture.ts';
import { DAY_MS } from '#shared/time.ts';
import { textsWithPictures } from './content/versions.ts';
import type { ChangeContext, Connection } from './store.ts';

export interface PictureFile {
  /** One of OWN_WIDTHS; smaller pictures are never enlarged. */
  width: number;
  format: OwnFormat;
  bytes: Uint8Array;
}

/** A picture with its files; width and height are the largest file's, in pixels. */
export interface NewPicture {
  id: string;
  width: number;
  height: number;
  files: readonly PictureFile[];
}

export type PictureRow = Pick<NewPicture, 'id' | 'width' | 'height'>;

/** How long unused pictures are kept, in days: as long as browsers keep an unsent form. */
const MAX_UNUSED_DAYS = 14;

/** Finds a picture and marks it as used. */
export async function touchPicture(transaction: Connection, id: string): Promise<PictureRow | undefined> {
  return transaction
    .updateTable('pictures')
    .set({ unused_since: null })
    .where('id', '=', id)
    .returning(['id', 'width', 'height'])
    .executeTakeFirst();
}

/** Stores a picture, unless it exists. */
export async function addPicture(
  transaction: Connection,
  { files, ...picture }: NewPicture,
  { username, now }: ChangeContext,
): Promise<void> {
  const added = await transaction
    .insertInto('pictures')
    .values({ ...picture, username, created_at: now.toISOString(), unused_since: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return void (await touchPicture(transaction, picture.id));
  for (const file of files) {
    await transaction
      .insertInto('picture_files')
      .values({ ...file, picture_id: picture.id })
      .execute();
  }
}

/** A file of a picture, in the given width, or in its own if it is smaller. */
export async function findPictureFile(
  db: Connection,
  id: string,
  width: number,
  format: OwnFormat,
): Promise<Uint8Array | undefined> {
  const file = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('picture_id', '=', id)
    .where('format', '=', format)
    .where('width', '<=', width)
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return file?.bytes;
}

/** The largest JPEG of an event's `image`; undefined if the picture is not ours, or gone. */
export async function findPictureOf(db: Connection, image: string | null): Promise<Uint8Array | undefined> {
  const own = ownPicture(image);
  return own && findPictureFile(db, own.id, OWN_WIDTHS[OWN_WIDTHS.length - 1] ?? 0, OWN_FORMATS[2]);
}

/**
 * Deletes pictures unused for a fortnight. Deleted but restorable events still use their pictures, as do all versions
 * of content. The time counts from when a picture is first found unused, so that an unsent form keeps its picture.
 */
export async function purgePictures(transaction: Connection, now: Date): Promise<void> {
  const all = await transaction.selectFrom('pictures').select(['id', 'unused_since']).execute();
  if (all.length === 0) return;
  const images = await transaction
    .selectFrom('events')
    .select('image')
    .distinct()
    .where('image', 'like', '%/event-pictures/%')
    .execute();
  const used = new Set(images.map(({ image }) => ownPicture(image)?.id));
  for (const text of await textsWithPictures(transaction)) {
    for (const [path] of text.matchAll(OWN_PATHS)) used.add(ownPicture(path)?.id);
  }
  const since = new Date(now.getTime() - MAX_UNUSED_DAYS * DAY_MS).toISOString();
  for (const { id, unused_since } of all) {
    const row = transaction.updateTable('pictures').where('id', '=', id);
    if (used.has(id)) {
      if (unused_since !== null) await row.set({ unused_since: null }).execute();
    } else if (unused_since === null) await row.set({ unused_since: now.toISOString() }).execute();
    else if (unused_since <= since) await transaction.deleteFrom('pictures').where('id', '=', id).execute();
  }
}
