import { failureBody } from '#server/http/errors.ts';
import { storageWarnings } from '#server/storageWarnings.ts';
import { storeFault, withinTime } from '#server/store/storeFault.ts';
import type { BackupsShown } from '#shared/backups.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { App, AppContext } from '../appContext.ts';

const CHECK_TIMEOUT_MS = 3000;

/**
 * `GET /health`: 200 if the site is ready to serve, 503 with the reason if not; `warning` reports problems with the
 * backups, the daily verse, the room on the disk, or damage to the records. Anybody may ask, so it names no place on the
 * machine or elsewhere; the log does, and staff's Settings do. `GET /health/live` checks only that the process responds,
 * for a supervisor that restarts it.
 */
export function registerHealth(app: App, { store, backups, verses, settings }: AppContext): void {
  let checking: Promise<void> | undefined;
  const check = (): Promise<void> => {
    checking ??= withinTime(store.check(), CHECK_TIMEOUT_MS).finally(() => {
      checking = undefined;
    });
    return checking;
  };

  app.get(endpoints.health.path, async (request, reply) => {
    try {
      await check();
      const faults = [backups?.fault() && BACKUPS_FAIL, verses.fault?.(), ...storageWarnings(settings.dataDir)];
      const warning = faults.filter(Boolean).join(' ');
      const { last, proof } = backups?.state() ?? {};
      return {
        status: 'ready',
        live: true,
        ready: true,
        ...(warning && { warning }),
        ...(last && { backups: { last: last.at, ...(proof && { checked: proof.fault === undefined }) } }),
      };
    } catch (thrown) {
      request.log.error({ err: thrown }, 'the database does not answer');
      const reason = `The site is not ready: ${storeFault(thrown) ?? 'the database does not answer'}.`;
      reply.code(503).header('retry-after', '10');
      return { status: 'not ready', live: true, ready: false, reason, ...failureBody(reason) };
    }
  });

  app.get(`${endpoints.health.path}/live`, () => ({ status: 'live', live: true }));
}

const BACKUPS_FAIL = 'The backups fail. The log says why, and so do staff’s Settings.';

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
