import { sql } from 'kysely';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';
import { incrementRevision } from './revisions.ts';
import type { ChangeContext, Connection } from './store.ts';

/** How long recordings that no sermon has ever had are kept, in days: as long as browsers keep an unsent form. */
const MAX_UNUSED_DAYS = 14;

/** The recordings that are here. A row without bytes is one that a sermon awaits. */
export const listSounds = (db: Connection): Promise<SermonSound[]> =>
  db.selectFrom('sermon_sounds').select(['id', 'kind', 'bytes', 'seconds']).where('bytes', '>', 0).execute();

type Writer = Pick<ChangeContext, 'username' | 'now'>;

/** Notes a recording whose file is there: sermons that await it have it now. The same one again counts as sent now. */
export async function addSound(transaction: Connection, sound: SermonSound, writer: Writer): Promise<void> {
  const { id, ...found } = sound;
  await insertSound(transaction, sound, writer)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...found, created_at: writer.now.toISOString() }))
    .execute();
  await incrementRevision(transaction, 'sermons');
}

/** Notes that a sermon names a recording, which may be on its way from a phone still. */
export async function awaitSound(transaction: Connection, id: string, writer: Writer): Promise<void> {
  await insertSound(transaction, { id, kind: 'm4a', bytes: 0, seconds: 0 }, writer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const insertSound = (transaction: Connection, { id, kind, bytes, seconds }: SermonSound, { username, now }: Writer) =>
  transaction.insertInto('sermon_sounds').values({ id, kind, bytes, seconds, username, created_at: now.toISOString() });

/**
 * Deletes the rows of recordings that came a fortnight ago and that no sermon and no entry of the history names;
 * `tidySounds` then removes their files.
 */
export async function purgeSounds(transaction: Connection, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_UNUSED_DAYS * DAY_MS).toISOString();
  const named = sql`'%"sound":"' || sermon_sounds.id || '"%'`;
  await transaction
    .deleteFrom('sermon_sounds')
    .where('created_at', '<=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sermons').select('id').whereRef('sermons.sound', '=', 'sermon_sounds.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('history')
            .select('id')
            .where('sermon_id', 'is not', null)
            .where(sql<boolean>`(old like ${named} or new like ${named})`),
        ),
      ),
    )
    .execute();
}
