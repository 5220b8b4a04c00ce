import { DRAFT } from '#shared/events/publishing.ts';
import type { EventAction } from '#shared/history.ts';
import { type Finding, newFindings } from '#shared/publication/findings.ts';
import type { SermonInput, SermonSound, SermonState, StaffSermon } from '#shared/sermons/sermon.ts';
import { SERMON_LABELS, type SermonField } from '#shared/sermons/sermonLimits.ts';
import { restorableSince } from './events/events.ts';
import { entryState, writeHistory } from './events/history.ts';
import { incrementRevision } from './revisions.ts';
import { awaitSound } from './sounds.ts';
import type { ChangeContext, Connection } from './store.ts';

/** What became of a change: the sermon as it is now, or what an owner has to see first; undefined if there is none. */
export type SermonOutcome = { sermon: StaffSermon; conflict: boolean } | { refused: Finding[] } | undefined;

/** Who makes a change, and the version that it is based on. */
export type SermonChange = ChangeContext & { expected?: number | undefined };

const FIELDS = Object.keys(SERMON_LABELS) as SermonField[];

/** What people read of a sermon. Its passages are references that were checked. */
const TEXTS = ['title', 'title_sw', 'preacher', 'series', 'notes'] as const;

const textsOf = (sermon: SermonInput): string[] => TEXTS.map((name) => sermon[name] ?? '');

const fieldsOf = (sermon: SermonInput): SermonInput =>
  Object.fromEntries(FIELDS.map((name) => [name, sermon[name] ?? null])) as SermonInput;

const stateOf = (sermon: StaffSermon | null): SermonState | null =>
  sermon && { ...fieldsOf(sermon), version: sermon.version };

const selectSermons = (db: Connection) =>
  db
    .selectFrom('sermons')
    .leftJoin('sermon_sounds', 'sermon_sounds.id', 'sermons.sound')
    .select(FIELDS.map((name) => `sermons.${name}` as const))
    .select(['sermons.id', 'version', 'updated_at', 'kind', 'bytes', 'seconds'])
    .where('deleted_at', 'is', null);

type Selected = Omit<StaffSermon, 'recording'> & { [Name in 'kind' | 'bytes' | 'seconds']: SermonSound[Name] | null };

function withRecording({ kind, bytes, seconds, ...row }: Selected): StaffSermon {
  const recording = row.sound && kind && bytes ? { id: row.sound, kind, bytes, seconds: seconds ?? 0 } : null;
  return { ...row, recording };
}

/** Every sermon, drafts too, latest day first. */
export async function listSermons(db: Connection): Promise<StaffSermon[]> {
  const rows = await selectSermons(db).orderBy('date', 'desc').orderBy('sermons.id', 'desc').execute();
  return rows.map(withRecording);
}

export async function findSermon(db: Connection, id: number): Promise<StaffSermon | undefined> {
  const row = await selectSermons(db).where('sermons.id', '=', id).executeTakeFirst();
  return row && withRecording(row);
}

/** What an editor may not publish without an owner: numbers and links that are new. A draft was never checked. */
function refusedOf(before: SermonInput | null, next: SermonInput, { editor }: ChangeContext): Finding[] {
  if (!editor || next.publish === DRAFT) return [];
  const onSite = before && before.publish !== DRAFT ? textsOf(before) : [];
  return newFindings(textsOf(next), onSite, editor.known);
}

const rowOf = (transaction: Connection, id: number) =>
  transaction.updateTable('sermons').where('id', '=', id).returning('id');

/**
 * Saves a sermon; if it has a newer version than is expected, nothing is changed.
 *
 * @param id null for a new one
 */
export async function saveSermon(
  transaction: Connection,
  id: number | null,
  input: SermonInput,
  change: SermonChange,
): Promise<SermonOutcome> {
  const old = id === null ? null : await findSermon(transaction, id);
  if (old === undefined) return undefined;
  const before = old?.version ?? 0;
  const { now, expected = before } = change;
  const refused = refusedOf(old, input, change);
  if (refused.length > 0 && (!old || expected === before)) return { refused };
  if (input.sound) await awaitSound(transaction, input.sound, change);
  const at = now.toISOString();
  const row = { ...fieldsOf(input), version: (old ? expected : 0) + 1, updated_at: at };
  const saved = old
    ? rowOf(transaction, old.id).set(row).where('version', '=', expected).where('deleted_at', 'is', null)
    : transaction
        .insertInto('sermons')
        .values({ ...row, created_at: at, deleted_at: null })
        .returning('id');
  const done = await saved.executeTakeFirst();
  if (done) return noteChange(transaction, change, old ? 'updated' : 'created', done.id, old);
  const sermon = old && (await findSermon(transaction, old.id));
  return sermon ? { sermon, conflict: true } : undefined;
}

/** Makes a sermon as it was after an entry of its history. @returns undefined if it is gone, or was not there then */
export async function revertSermon(
  transaction: Connection,
  id: number,
  entry: number,
  change: SermonChange,
): Promise<SermonOutcome> {
  const state = await entryState<SermonState>(transaction, entry, { sermon_id: id });
  return state && saveSermon(transaction, id, state, change);
}

/** Deletes a sermon, restorable for 30 days. @returns whether it existed */
export async function deleteSermon(transaction: Connection, id: number, change: ChangeContext): Promise<boolean> {
  const old = await findSermon(transaction, id);
  const row = rowOf(transaction, id).set({ deleted_at: change.now.toISOString() });
  const done = await row.where('deleted_at', 'is', null).executeTakeFirst();
  if (!old || !done) return false;
  await noteChange(transaction, change, 'deleted', id, old);
  return true;
}

/** Restores a deleted sermon under its id. @returns undefined if it was deleted permanently */
export async function restoreSermon(
  transaction: Connection,
  id: number,
  change: ChangeContext,
): Promise<SermonOutcome> {
  const { now } = change;
  const done = await rowOf(transaction, id)
    .set((update) => ({ deleted_at: null, version: update('version', '+', 1), updated_at: now.toISOString() }))
    .where('deleted_at', '>', restorableSince(now))
    .executeTakeFirst();
  const sermon = await findSermon(transaction, id);
  if (!done || !sermon) return sermon && { sermon, conflict: false };
  const refused = refusedOf(null, sermon, change);
  return refused.length > 0 ? { refused } : noteChange(transaction, change, 'restored', id, null);
}

async function noteChange(
  transaction: Connection,
  change: ChangeContext,
  action: EventAction,
  id: number,
  old: StaffSermon | null,
): Promise<SermonOutcome> {
  const sermon = await findSermon(transaction, id);
  await writeHistory(transaction, {
    ...{ at: change.now.toISOString(), username: change.username, action, sermon_id: id },
    old: stateOf(old),
    new: stateOf(sermon ?? null),
  });
  await incrementRevision(transaction, 'sermons');
  return sermon && { sermon, conflict: false };
}
