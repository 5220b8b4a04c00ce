import type { SermonSound } from '#shared/sermons/sermon.ts';
import type { Connection } from './schema.ts';

/** A recording by its hash; undefined if it is not here. */
export function findSound(db: Connection, id: string): Promise<SermonSound | undefined> {
  return db
    .selectFrom('sermon_sounds')
    .select(['id', 'kind', 'bytes', 'seconds'])
    .where('id', '=', id)
    .executeTakeFirst();
}
