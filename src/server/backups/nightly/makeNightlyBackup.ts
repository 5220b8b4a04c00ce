import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage } from '#server/cliError.ts';
import { withStore } from '#server/store/connect.ts';
import { BACKUPS_FOLDER, syncFolder } from '#server/store/sqlite/dataFolder.ts';
import type { StorePlace } from '#server/store/store.ts';
import { backUpSite, checkBackup } from '../backUpAndRestore.ts';
import { encryptFile } from '../encryption.ts';
import { inScratchFolder } from '../scratchFolder.ts';
import {
  type BackupPlace,
  type BackupSettings,
  type BackupsState,
  backupPlacesOf,
  backupsIn,
  isMissing,
  placeFault,
  readBackupsState,
  surplusIn,
  writeBackupsState,
} from './backupsState.ts';

/** Tonight's backup. */
interface BackupTask {
  dataDir: string;
  storePlace: StorePlace;
  settings: BackupSettings;
  name: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/**
 * Makes the backup and brings it to the places, where that is not done; deletes old ones, and stores the state. Call it in a
 * child process, as `scheduleNightlyBackups` does.
 */
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
