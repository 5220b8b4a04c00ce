import type { Server } from 'node:http';
import Fastify from 'fastify';
import { CliError } from '#server/cliError.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` on a separate port of the loopback interface.
 *
 * @throws CliError if the port is taken
 */
export async function listenForMetrics(metrics: Metrics, port = 0): Promise<Server> {
  const app = Fastify();
  app.get('/metrics', (_request, reply) => {
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.text();
  });
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    throw new CliError(`METRICS_PORT ${port} may not be listened on at 127.0.0.1 (${code}): choose another.`);
  }
  app.server.unref();
  return app.server;
}
