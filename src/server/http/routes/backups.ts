import type { BackupStatus } from '#server/backups/nightly/nightlyBackups.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { storageWarnings } from '#server/storageWarnings.ts';
import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** `GET /read/backups`: the state of the automatic backups, and what is wrong with them or with the disk. */
export function registerBackups(app: App, { backups, settings }: AppContext): void {
  app.get(staffEndpoints.readBackups.path, () => backupsShown(backups, storageWarnings(settings.dataDir)));
}

/** When the last backup was made, and whether its trial restore succeeded. */
function backupsShown(backups: BackupStatus | undefined, warnings: readonly string[]): BackupsShown {
  const { last, proof } = backups?.state() ?? {};
  const failed = backups?.fault();
  const fault = [...warnings, ...(failed ? [failed] : [])].join(' ');
  return {
    ...(last && { last: last.at }),
    ...(proof && !proof.fault && { checked: proof.at }),
    ...(fault && { fault }),
  };
}
