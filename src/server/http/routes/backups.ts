import type { BackupStatus } from '#server/backups/nightly/nightlyBackups.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { storageWarnings } from '#server/storageWarnings.ts';
import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';

/** `GET /read/backups`: the state of the automatic backups, and what is wrong with them or with the disk. */
export function registerBackups(app: App, { backups, settings }: AppContext): void {
  app.get(staffEndpoints.readBackups.path, () => backupsShown(backups, storageWarnings(settings.dataDir)));
}

/** Removes the commands from the text of a fault. Staff cannot run them; the log has the whole text. */
const withoutCommands = (fault: string): string => fault.split(';').map(withoutCommand).join(';');

/** A part of it without the clause that ends in a command: `… older copies are kept. If that loss is not meant: npm run …` */
function withoutCommand(part: string): string {
  const command = part.search(/npm (?:run|start)/);
  if (command < 0) return part;
  const before = withoutEnding(part.slice(0, command), /[\s:]/);
  return before.slice(0, Math.max(before.lastIndexOf('.'), before.lastIndexOf(':'), 0));
}

/** When the last backup was made, and when a trial restore last succeeded. */
function backupsShown(backups: BackupStatus | undefined, warnings: readonly string[]): BackupsShown {
  const { last, proof } = backups?.state() ?? {};
  const failed = backups?.fault();
  const fault = [...warnings, ...(failed ? [withoutCommands(failed)] : [])].join(' ');
  return {
    ...(last && { last: last.at }),
    ...(proof && !proof.fault && { checked: proof.at }),
    ...(fault && { fault }),
  };
}
