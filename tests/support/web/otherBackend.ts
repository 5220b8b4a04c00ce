import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it reached the backend. */
interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent.
  body: any;
}

/** What the backend answers a request, by method and path; a text goes out as plain text. */
type Answers = Record<string, { status?: number; body: unknown }>;

/**
 * Starts a small server of another make than ours on a free port, which notes all that reaches it; it ends with the process.
 * It says its `answers`, which a test changes as it likes, and 404 in plain text to every other call.
 */
export async function startOtherBackend() {
  const received: Received[] = [];
  const backend = { url: '', received, answers: {} as Answers };
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    let text = '';
    for await (const chunk of request) text += chunk;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    response.setHeader('access-control-allow-headers', 'content-type, authorization');
    if (method === 'OPTIONS') return response.writeHead(204).end();
    received.push({ method, path: url, headers, body: text === '' ? undefined : JSON.parse(text) });
    const { status = 200, body } = backend.answers[`${method} ${url}`] ?? { status: 404, body: 'No such call' };
    const plain = typeof body === 'string';
    response.writeHead(status, { 'content-type': plain ? 'text/plain' : 'application/json' });
    return response.end(plain ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}
