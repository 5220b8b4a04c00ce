import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS_FOLDER } from '#server/store/dataFolder.ts';
import { copyDate, isFromFuture } from '#server/store/newestCopy.ts';
import type { Place } from './elsewhere.ts';
import { surplusCopies } from './surplusCopies.ts';

/** What is known of a copy. */
export interface KnownCopy {
  /** How many records it holds. */
  records: number;
  sha256: string;
}

/** What the site remembers of its copies, from one start to the next. Moments are ISO 8601 in UTC. */
export interface CopiesState {
  /** The latest copy. */
  last?: { name: string; at: string };
  /** The latest proof: a copy that was restored into a folder of its own and read; `fault` says why that failed. */
  proof?: { name: string; at: string; fault?: string };
  /** The latest that each place took or refused. */
  elsewhere: Partial<Record<Place['kind'], { name: string; at: string; fault?: string }>>;
  known: Record<string, KnownCopy>;
}

const stateFile = (folder: string): string => join(folder, BACKUPS_FOLDER, 'copies.json');

/** What is remembered of a data folder's copies; nothing where that cannot be read. */
export function readCopiesState(folder: string): CopiesState {
  const nothing: CopiesState = { elsewhere: {}, known: {} };
  try {
    return existsSync(stateFile(folder))
      ? { ...nothing, ...(JSON.parse(readFileSync(stateFile(folder), 'utf8')) as Partial<CopiesState>) }
      : nothing;
  } catch {
    return nothing; // the next copy writes it anew
  }
}

/** Remembers it, without what belongs to copies that are gone. */
export function writeCopiesState(folder: string, state: CopiesState): void {
  const kept = readdirSync(join(folder, BACKUPS_FOLDER));
  const known = Object.fromEntries(Object.entries(state.known).filter(([name]) => kept.includes(name)));
  const draft = `${stateFile(folder)}.new`;
  writeFileSync(draft, JSON.stringify({ ...state, known }, null, 2), { mode: 0o600, flush: true });
  renameSync(draft, stateFile(folder));
}

/** The copy that holds the most records, where this one holds less than half of them. */
export function fullerThan(name: string, known: CopiesState['known']): string | undefined {
  const records = known[name]?.records;
  if (records === undefined) return undefined;
  const [fullest] = Object.entries(known).sort(([, one], [, other]) => other.records - one.records);
  return fullest && records * 2 < fullest[1].records ? fullest[0] : undefined;
}

/**
 * Which copies are no longer kept. Those that are nearly empty beside others, and those that a wrong clock has named after
 * days to come, are counted apart, so that they push no good one out.
 */
export function surplusIn(names: readonly string[], known: CopiesState['known'], now: Date): string[] {
  const copies = names.filter((name) => copyDate(name) !== undefined);
  const groups = Object.groupBy(copies, (name) =>
    isFromFuture(name, now) ? 'future' : fullerThan(name, known) ? 'thin' : 'good',
  );
  return Object.values(groups).flatMap((group) => surplusCopies(group));
}
