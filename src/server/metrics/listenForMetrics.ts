import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { CliError } from '#server/cliError.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` on a separate port of the loopback interface.
 *
 * @throws CliError if the port is taken
 */
export async function listenForMetrics(metrics: Metrics, port = 0): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is only GET /metrics here.\n');
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The site could not be measured just now.\n');
    }
  });
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    throw new CliError(`METRICS_PORT ${port} may not be listened on at 127.0.0.1 (${code}): choose another.`);
  }
  server.unref();
  return server;
}
