import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it reached the backend. */
export interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent.
  body: any;
}

/** What the backend answers a request, by method and path; a text goes out as plain text. */
export type Answers = Record<string, { status?: number; body: unknown }>;

/** A small server of another make than ours, which knows the endpoints of section 7 alone and notes all that reaches it. */
export interface OtherBackend {
  url: string;
  received: Received[];
  /** What it says; 404 in plain text to every other call. A test changes it as it likes. */
  answers: Answers;
}

/** Starts the backend on a free port; it ends with the process. */
export async function startOtherBackend(): Promise<OtherBackend> {
  const received: Received[] = [];
  const backend: OtherBackend = { url: '', received, answers: {} };
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
