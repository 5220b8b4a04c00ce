import { OWN_FORMATS, OWN_WIDTHS, type OwnFormat, ownPicture } from '#shared/ownPicture.ts';
import type { Change } from './events.ts';
import type { Connection } from './schema.ts';

/** One file of a picture. */
export interface PictureFile {
  /** Which of OWN_WIDTHS it was made for; a smaller picture is never enlarged to it. */
  width: number;
  format: OwnFormat;
  bytes: Uint8Array;
}

/** A picture with its files; its size is that of the largest, in pixels. */
export interface NewPicture {
  id: string;
  width: number;
  height: number;
  files: readonly PictureFile[];
}

/** What is known of a picture. */
export type PictureRow = Pick<NewPicture, 'id' | 'width' | 'height'>;

/** How long a picture is kept that nothing uses, in days: as long as a browser keeps a form that was not sent. */
const UNUSED_DAYS = 14;

/** The picture of an id; it counts as used from now on, since somebody is about to use it. */
export async function touchPicture(transaction: Connection, id: string): Promise<PictureRow | undefined> {
  return transaction
    .updateTable('pictures')
    .set({ unused_since: null })
    .where('id', '=', id)
    .returning(['id', 'width', 'height'])
    .executeTakeFirst();
}

/** Keeps a picture; where it is there already, it stays as it is. */
export async function addPicture(
  transaction: Connection,
  { files, ...picture }: NewPicture,
  { username, now }: Change,
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

/** A file of a picture, in the width that is asked for, or, where the picture is smaller, in its own. */
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

/** The largest JPEG of the picture that an event's `image` names; undefined where it is none of ours, or gone. */
export async function findPictureOf(db: Connection, image: string | null): Promise<Uint8Array | undefined> {
  const own = ownPicture(image);
  return own && findPictureFile(db, own.id, OWN_WIDTHS[OWN_WIDTHS.length - 1] ?? 0, OWN_FORMATS[2]);
}

/**
 * Takes away what no event has used for a fortnight. An event that was deleted and can be restored still uses its
 * picture; the time begins when it is first found unused, so that a form that waits to be sent keeps what it shows.
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
  const since = new Date(now.getTime() - UNUSED_DAYS * 24 * 3_600_000).toISOString();
  for (const { id, unused_since } of all) {
    const row = transaction.updateTable('pictures').where('id', '=', id);
    if (used.has(id)) {
      if (unused_since !== null) await row.set({ unused_since: null }).execute();
    } else if (unused_since === null) await row.set({ unused_since: now.toISOString() }).execute();
    else if (unused_since <= since) await transaction.deleteFrom('pictures').where('id', '=', id).execute();
  }
}
