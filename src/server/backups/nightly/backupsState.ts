import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketSettings, bucketPlace, type FilePlace, folderPlace } from '#server/filePlace.ts';
import { BACKUPS_FOLDER, backupDate, isFromFuture } from '#server/store/sqlite/dataFolder.ts';
import { reasonOf } from '#server/store/storeFault.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';

/** The stored state of the automatic backups. Times are ISO 8601, UTC. */
export interface BackupsState {
  last?: { name: string; at: string };
  /** The latest trial restore, into a scratch folder; `fault` says why it failed. */
  proof?: { name: string; at: string; fault?: string };
  /** The latest result of each place. */
  elsewhere: Partial<Record<BackupPlace['kind'], { name: string; at: string; fault?: string }>>;
  /** How many records each backup holds, by its name. */
  known: Record<string, { records: number }>;
}

const stateFile = (folder: string): string => join(folder, BACKUPS_FOLDER, 'copies.json');

/** The stored state; empty if it cannot be read. */
export function readBackupsState(folder: string): BackupsState {
  const nothing: BackupsState = { elsewhere: {}, known: {} };
  try {
    return { ...nothing, ...JSON.parse(readFileSync(stateFile(folder), 'utf8')) };
  } catch {
    return nothing; // the next backup writes it
  }
}

/** Stores the state, without entries of deleted backups. */
export function writeBackupsState(folder: string, state: BackupsState): void {
  const kept = readdirSync(join(folder, BACKUPS_FOLDER));
  const known = Object.fromEntries(Object.entries(state.known).filter(([name]) => kept.includes(name)));
  const draft = `${stateFile(folder)}.new`;
  writeFileSync(draft, JSON.stringify({ ...state, known }, null, 2), { mode: 0o600, flush: true });
  renameSync(draft, stateFile(folder));
}

/** Whether a place has not taken a backup yet. */
export const isMissing = ({ elsewhere }: BackupsState, place: BackupPlace['kind'], name: string): boolean =>
  elsewhere[place]?.name !== name || elsewhere[place]?.fault !== undefined;

/** The backup with the most records, if this one has less than half as many. */
export function fullerThan(name: string, known: BackupsState['known']): string | undefined {
  const records = known[name]?.records;
  if (records === undefined) return undefined;
  const [fullest] = Object.entries(known).sort(([, one], [, other]) => other.records - one.records);
  return fullest && records * 2 < fullest[1].records ? fullest[0] : undefined;
}

/**
 * The backups to delete. Nearly empty ones, and ones dated in the future by a wrong clock, are counted separately, so that
 * they displace no good one.
 */
export function surplusIn(names: readonly string[], known: BackupsState['known'], now: Date): string[] {
  const copies = names.filter((name) => backupDate(name) !== undefined);
  const groups = Object.groupBy(copies, (name) =>
    isFromFuture(name, now) ? 'future' : fullerThan(name, known) ? 'thin' : 'good',
  );
  return Object.values(groups).flatMap((group) => surplusBackups(group));
}

/** Nightly backups that are kept. */
const MAX_DAILY = 7;

/** Weekly backups that are kept besides. */
const MAX_WEEKLY = 4;

/**
 * The nightly backups to delete, of the names in a folder: all but the newest seven, and the first of each week (Monday to
 * Sunday) for four more weeks. It counts backups, not days, so that a clock that jumps ahead deletes none. Other files
 * are ignored.
 */
export function surplusBackups(names: readonly string[]): string[] {
  const copies = names.filter((name) => backupDate(name) !== undefined).sort();
  const older = copies.slice(0, -MAX_DAILY);
  const firstOfWeek = new Set(new Map(copies.toReversed().map((name) => [weekOf(name), name])).values());
  const weekly = new Set(older.filter((name) => firstOfWeek.has(name)).slice(-MAX_WEEKLY));
  return older.filter((name) => !weekly.has(name));
}

/** The Monday of a backup's week. */
function weekOf(name: string): string {
  const date = backupDate(name) ?? '';
  return addDays(date, -(((dayOfWeek(date) ?? 0) + 6) % 7));
}

/** Where nightly backups are copied to, and how they are encrypted. */
export interface BackupSettings {
  /** Public age keys; without any, backups are not encrypted. */
  recipients: readonly string[];
  /** A second folder, such as the mount of another disk. */
  folder: string | undefined;
  bucket: BucketSettings | undefined;
  /** The folder of the recordings of sermons, if backups hold them too. */
  soundsIn: string | undefined;
}

/** A place for backups outside the data folder. */
export interface BackupPlace extends FilePlace {
  kind: 'folder' | 'bucket';
}

/** The places that are set. */
export const backupPlacesOf = ({ folder, bucket }: BackupSettings): BackupPlace[] => [
  ...(folder ? [{ kind: 'folder' as const, ...folderPlace(folder) }] : []),
  ...(bucket ? [{ kind: 'bucket' as const, ...bucketPlace(bucket) }] : []),
];

/** The names of the nightly backups in a place. */
export const backupsIn = async (place: BackupPlace): Promise<string[]> =>
  (await place.list('church-')).map(({ name }) => name);

/** Why a place failed, in words. */
export const placeFault = (thrown: unknown): string => {
  const { name, cause } = thrown as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer';
  return cause?.code ? `it does not answer (${cause.code})` : reasonOf(thrown);
};
