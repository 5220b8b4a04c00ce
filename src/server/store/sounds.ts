import type { SermonSound } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';
import type { ChangeContext } from './changeContext.ts';
import { incrementRevision } from './revisions.ts';
import type { Connection } from './schema.ts';

/** How long recordings that no sermon has are kept, in days: as long as browsers keep an unsent form. */
const MAX_UNUSED_DAYS = 14;

/** The recordings that are here. A row without bytes is one that a sermon awaits. */
export const listSounds = (db: Connection): Promise<SermonSound[]> =>
  db.selectFrom('sermon_sounds').select(['id', 'kind', 'bytes', 'seconds']).where('bytes', '>', 0).execute();

type Writer = Pick<ChangeContext, 'username' | 'now'>;

/** Notes a recording whose file is there: sermons that await it have it now. The same one again counts as sent now. */
export async function addSound(transaction: Connection, sound: SermonSound, writer: Writer): Promise<void> {
  const { id, ...found } = sound;
  await insertSound(transaction, sound, writer)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...found, unused_since: null }))
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
  transaction
    .insertInto('sermon_sounds')
    .values({ id, kind, bytes, seconds, username, created_at: now.toISOString(), unused_since: null });

/**
 * Deletes the rows of recordings that no sermon, no deleted one that can be restored, and no entry of the history has
 * had for a fortnight; `tidySounds` then removes their files. The time counts from when one is first found unused.
 */
export async function purgeSounds(transaction: Connection, now: Date): Promise<void> {
  const unused = await transaction
    .selectFrom('sermon_sounds as sound')
    .select(['id', 'unused_since'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sermons').select('sermons.id').whereRef('sermons.sound', '=', 'sound.id'))),
    )
    .execute();
  const since = new Date(now.getTime() - MAX_UNUSED_DAYS * DAY_MS).toISOString();
  for (const { id, unused_since } of unused) {
    const row = transaction.updateTable('sermon_sounds').where('id', '=', id);
    if (await isInHistory(transaction, id)) await row.set({ unused_since: null }).execute();
    else if (unused_since === null) await row.set({ unused_since: now.toISOString() }).execute();
    else if (unused_since <= since) await transaction.deleteFrom('sermon_sounds').where('id', '=', id).execute();
  }
}

async function isInHistory(db: Connection, id: string): Promise<boolean> {
  const pattern = `%"sound":"${id}"%`;
  const entry = await db
    .selectFrom('history')
    .select('id')
    .where('sermon_id', 'is not', null)
    .where((where) => where.or([where('old', 'like', pattern), where('new', 'like', pattern)]))
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
