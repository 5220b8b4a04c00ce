import { failureBody } from '#server/plugins/errors.ts';
import type { App } from '#server/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { calls } from '#shared/calls.ts';

/** Whether the site is ready to serve, and if not, why (`GET /health`). */
export function registerHealth(app: App, { store }: { store: Store }): void {
  app.get(calls.health.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.check();
      return { status: 'ready', store: store.kind };
    } catch (thrown) {
      request.log.error({ err: thrown }, 'the database does not answer');
      const reason = `The site is not ready: ${storeFault(thrown) ?? 'the database does not answer'}.`;
      return reply.code(503).send({ status: 'not ready', reason, ...failureBody(reason) });
    }
  });
}
