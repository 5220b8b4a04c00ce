import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import { backupDate, isFromFuture } from '#server/store/sqlite/newestBackup.ts';
import type { BackupPlace } from './backupPlaces.ts';
import { surplusBackups } from './surplusBackups.ts';

export interface KnownBackup {
  records: number;
}

/** The stored state of the automatic backups. Times are ISO 8601, UTC. */
export interface BackupsState {
  last?: { name: string; at: string };
  /** The latest trial restore, into a scratch folder; `fault` says why it failed. */
  proof?: { name: string; at: string; fault?: string };
  /** The latest result of each place. */
  elsewhere: Partial<Record<BackupPlace['kind'], { name: string; at: string; fault?: string }>>;
  known: Record<string, KnownBackup>;
}

const stateFile = (folder: string): string => join(folder, BACKUPS_FOLDER, 'copies.json');

/** The stored state; empty if it cannot be read. */
export function readBackupsState(folder: string): BackupsState {
  const nothing: BackupsState = { elsewhere: {}, known: {} };
  try {
    return existsSync(stateFile(folder))
      ? { ...nothing, ...(JSON.parse(readFileSync(stateFile(folder), 'utf8')) as Partial<BackupsState>) }
      : nothing;
  } catch {
    return nothing; // the next backup writes it again
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
