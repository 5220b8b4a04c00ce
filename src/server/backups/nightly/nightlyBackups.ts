import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage } from '#server/cliError.ts';
import { withStore } from '#server/store/connect.ts';
import { BACKUPS_FOLDER, makeFolder, syncFolder } from '#server/store/sqlite/dataFolder.ts';
import type { StorePlace } from '#server/store/store.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import { churchClock, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { backUpSite, checkBackup } from '../backUpAndRestore.ts';
import { encryptFile } from '../encryption.ts';
import { inScratchFolder } from '../scratchFolder.ts';
import {
  type BackupPlace,
  type BackupSettings,
  type BackupsState,
  backupPlacesOf,
  backupsIn,
  fullerThan,
  isMissing,
  placeFault,
  readBackupsState,
  surplusIn,
  writeBackupsState,
} from './backupsState.ts';

/** The hour of the nightly backup (Africa/Nairobi). */
const DUE_HOUR = 3;

/** How long after a start it first checks whether a backup is due: the site serves first. */
const FIRST_CHECK_DELAY_MS = MINUTE_MS / 2;

/** How often it checks whether a backup is due. */
const CHECK_INTERVAL_MS = 15 * MINUTE_MS;

/** The automatic backups of the site. */
export type NightlyBackups = ReturnType<typeof scheduleNightlyBackups>;

export type BackupStatus = Pick<NightlyBackups, 'fault' | 'state'>;

/**
 * Backs the site up into the folder `backups` each night at three (Africa/Nairobi), or as soon as the site runs again. It
 * keeps the last seven, and the first of each week for four more weeks. Each is restored on trial into a scratch folder, and
 * copied to the configured places. A child process does all this.
 *
 * @param deps.storePlace where the records are; by default `folder`
 * @param deps.log logs each backup and each fault
 */
export function scheduleNightlyBackups(deps: {
  folder: string;
  storePlace?: StorePlace;
  settings?: BackupSettings;
  now: () => Date;
  log: { info(words: string): void; error(words: string): void };
}) {
  const { folder, now, log } = deps;
  const storePlace = deps.storePlace ?? { kind: 'sqlite', folder };
  const settings = deps.settings ?? { recipients: [], folder: undefined, bucket: undefined, soundsIn: undefined };
  const backups = join(folder, BACKUPS_FOLDER);
  const places = backupPlacesOf(settings).map(({ kind }) => kind);
  let state = readBackupsState(folder);
  let failed: string | undefined;
  let running: TaskProcess<typeof makeNightlyBackup> | undefined;
  let stopped = false;

  const isDone = (name: string): boolean =>
    existsSync(join(backups, name)) && places.every((place) => !isMissing(state, place, name));

  async function carryOut(task: BackupTask): Promise<void> {
    const work = [import.meta.filename, 'makeNightlyBackup'] as const;
    running = new TaskProcess({ work, env: process.env }); // drivers read settings there
    await running.run([task]);
    state = readBackupsState(folder);
    if (state.last?.at === task.at) log.info(`tonight’s copy of the data is in ${join(backups, task.name)}`);
    const fault = faultOf();
    if (fault) log.error(fault);
  }

  /** Makes tonight's backup if there is none yet; never rejects. */
  async function check(): Promise<void> {
    if (running || stopped) return;
    const night = churchClock(new Date(now().getTime() - DUE_HOUR * HOUR_MS)).date;
    const name = `church-${night}.tar.gz${settings.recipients.length > 0 ? '.age' : ''}`;
    try {
      makeFolder(backups);
      if (!isDone(name)) await carryOut({ dataDir: folder, storePlace, settings, name, at: now().toISOString() });
      failed = undefined;
    } catch (thrown) {
      if (stopped) return;
      failed = `tonight’s copy of the data could not be made: ${errorMessage(thrown)}`;
      log.error(failed);
    } finally {
      running = undefined;
    }
  }

  /** What is wrong with the backups, in words; undefined if nothing is. */
  function faultOf(): string | undefined {
    const { last, proof, known, elsewhere } = state;
    const fuller = last && fullerThan(last.name, known);
    const faults = [
      failed,
      proof?.fault && `the copy ${proof.name} was restored on trial, and is not good: ${proof.fault}`,
      fuller &&
        `the newest copy, ${last.name}, holds ${known[last.name]?.records} records, and ${fuller} holds ${known[fuller]?.records}: older copies are kept`,
      ...places.map((place) => elsewhere[place]?.fault),
    ].filter((fault) => fault !== undefined && fault !== '');
    return faults.length > 0 ? faults.join('; ') : undefined;
  }

  const timers = [setTimeout(check, FIRST_CHECK_DELAY_MS), setInterval(check, CHECK_INTERVAL_MS)];
  for (const timer of timers) timer.unref();
  return {
    check,
    fault: faultOf,
    state: (): BackupsState => state,
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      running?.close();
    },
  };
}

/** Tonight's backup. */
interface BackupTask {
  dataDir: string;
  storePlace: StorePlace;
  settings: BackupSettings;
  name: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** What the child process does: makes the backup, brings it to the places that lack it, and deletes old ones. */
export async function makeNightlyBackup(task: BackupTask): Promise<void> {
  const { dataDir, name, at, settings } = task;
  const backups = join(dataDir, BACKUPS_FOLDER);
  const file = join(backups, name);
  const state = readBackupsState(dataDir);
  const isNew = !existsSync(file);
  if (isNew) await make(task, file, state);
  for (const place of backupPlacesOf(settings)) {
    if (isNew || isMissing(state, place.kind, name))
      state.elsewhere[place.kind] = await bring(file, task, place, state);
  }
  writeBackupsState(dataDir, state);
  for (const surplus of surplusIn(readdirSync(backups), state.known, new Date(at))) rmSync(join(backups, surplus));
}

/** Makes the backup. It is restored on trial before it is encrypted, since the site has no key to open it. */
async function make(task: BackupTask, file: string, state: BackupsState): Promise<void> {
  const { name, at, settings } = task;
  const { recipients, soundsIn } = settings;
  await inScratchFolder(dirname(file), async (scratch) => {
    const plain = join(scratch, 'copy.tar.gz');
    const { records = 0 } = await backUpSite(task, plain, new Date(at), { soundsIn });
    state.proof = await prove(task, plain, scratch);
    const sealed = join(scratch, 'copy.tar.gz.age');
    if (recipients.length > 0) await encryptFile(plain, sealed, { recipients });
    renameSync(recipients.length > 0 ? sealed : plain, file);
    syncFolder(dirname(file));
    state.last = { name, at };
    state.known[name] = { records };
  });
}

/** Restores a backup on trial: into a scratch folder, checked and opened as the site would. */
async function prove({ name, at }: BackupTask, file: string, scratch: string): Promise<BackupsState['proof']> {
  const folder = join(scratch, 'proof');
  try {
    await checkBackup(file, folder);
    await withStore({ kind: 'sqlite', folder }, async () => undefined);
    return { name, at };
  } catch (thrown) {
    return { name, at, fault: errorMessage(thrown) };
  }
}

/** Copies the backup to a place, which checks that it is whole, and deletes old ones there. */
async function bring(
  file: string,
  { name, at }: BackupTask,
  place: BackupPlace,
  { known }: BackupsState,
): Promise<{ name: string; at: string; fault?: string }> {
  try {
    await place.put(file, name);
    for (const surplus of surplusIn(await backupsIn(place), known, new Date(at))) await place.remove(surplus);
    return { name, at };
  } catch (thrown) {
    return { name, at, fault: `the copy could not be kept in ${place.title}: ${placeFault(thrown)}` };
  }
}
