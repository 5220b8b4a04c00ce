import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer, word for word. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** The limit: Node's own server that sends one ready answer to whatever is asked, the one that it was last told. */
let headers: BareAnswer['headers'] = {};
let [status, body] = [200, Buffer.alloc(0)];

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});

process.on('message', (answer: BareAnswer) => {
  ({ status, headers } = answer);
  body = Buffer.from(answer.body, 'base64');
  process.send?.('told');
});
process.once('SIGTERM', () => process.exit(0));

server.listen(0, '127.0.0.1', () => {
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}`);
});
