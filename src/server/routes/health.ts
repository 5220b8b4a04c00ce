import { failureBody } from '#server/plugins/errors.ts';
import type { App } from '#server/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { calls } from '#shared/calls.ts';
import type { CopyWatch } from './copies.ts';

/** How long the database may take to answer before the site calls itself not ready, in milliseconds. */
const PATIENCE = 3000;

/**
 * Whether the site runs and whether it is ready to serve, and if not, why (`GET /health`): 200 where it is ready and 503
 * where it is not; `warning` says what is wrong with
 * the copies of the data. `GET /health/live` asks for nothing
 * but the process itself, for whatever restarts one that hangs.
 */
export function registerHealth(app: App, { store, copies }: { store: Store; copies?: CopyWatch | undefined }): void {
  let checking: Promise<void> | undefined;
  const check = (): Promise<void> => {
    checking ??= withinTime(store.check(), PATIENCE).finally(() => {
      checking = undefined;
    });
    return checking;
  };

  app.get(calls.health.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      const warning = copies?.fault();
      return {
        status: 'ready',
        live: true,
        ready: true,
        store: store.kind,
        ...(warning && { warning }),
        ...copiesOf(copies),
      };
    } catch (thrown) {
      request.log.error({ err: thrown }, 'the database does not answer');
      const reason = `The site is not ready: ${storeFault(thrown) ?? 'the database does not answer'}.`;
      reply.code(503).header('retry-after', '10');
      return { status: 'not ready', live: true, ready: false, reason, ...failureBody(reason) };
    }
  });

  app.get(`${calls.health.path}/live`, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live', live: true };
  });
}

/** When the last copy was made, and whether the latest one that was restored on trial is good. */
function copiesOf(copies: CopyWatch | undefined): { copies?: { last: string; checked?: boolean } } {
  const { last, proof } = copies?.state() ?? {};
  return last ? { copies: { last: last.at, ...(proof && { checked: proof.fault === undefined }) } } : {};
}

async function withinTime(work: Promise<void>, longest: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${longest} ms.`)), longest);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
