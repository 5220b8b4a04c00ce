import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { storageWarnings } from '#server/storageWarnings.ts';
import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** `GET /read/backups`: the state of the automatic backups, and what is wrong with them or with the disk. */
export function registerBackups(app: App, { backups, settings }: AppContext): void {
  app.get(staffEndpoints.readBackups.path, (): BackupsShown => {
    const { last, proof } = backups?.state() ?? {};
    const fault = [...storageWarnings(settings.dataDir), backups?.fault()].filter(Boolean).join(' ');
    return {
      ...(last && { last: last.at }),
      ...(proof && !proof.fault && { checked: proof.at }),
      ...(fault && { fault }),
    };
  });
}
