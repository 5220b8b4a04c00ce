import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a visitor and the site, and can do what networks and new versions do. */
export interface Network {
  /** The site's address through it. */
  url: string;
  /** What passed through it so far, as `GET /path?query`. */
  passed: string[];
  /** Cuts every request off, until `restore`. */
  cut: () => void;
  /** Keeps every request waiting, until `restore`, which then lets them through. */
  hold: () => void;
  restore: () => void;
  /** Starts afresh, as for another visitor: whole, nothing changed or taken, nothing passed. */
  reset: () => void;
  /** Changes the text of what the site answers at a path, as a new version of it would. */
  rewrite: (path: string, change: (text: string) => string) => void;
  /** Answers 404 to what a test chooses, as a server does that no longer has it. */
  take: (gone: (path: string) => boolean) => void;
  close: () => Promise<void>;
}

/** Puts a network before a site, at a port of its own. */
export async function startNetwork(site: string): Promise<Network> {
  const passed: string[] = [];
  const changes = new Map<string, (text: string) => string>();
  let gone: (path: string) => boolean = () => false;
  let state: 'whole' | 'cut' | 'held' = 'whole';
  let waiting: (() => void)[] = [];

  function pass(incoming: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    passed.push(`${method} ${url}`);
    if (gone(path)) {
      answer.writeHead(404).end();
      return;
    }
    const change = changes.get(path);
    const {
      'if-none-match': _etag,
      'if-modified-since': _date,
      'accept-encoding': _forms,
      ...plain
    } = incoming.headers;
    const headers = change ? plain : incoming.headers;
    const outgoing = request(site + url, { method, headers, agent: false }, (response) => {
      if (!change) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-length': _length, etag: _old, ...kept } = response.headers;
        answer.writeHead(response.statusCode ?? 502, kept);
        answer.end(change(Buffer.concat(chunks).toString()));
      });
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, answer) => {
    if (state === 'cut') answer.destroy();
    else if (state === 'held') waiting.push(() => pass(incoming, answer));
    else pass(incoming, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const restore = () => {
    state = 'whole';
    for (const go of waiting) go();
    waiting = [];
  };

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    cut: () => {
      state = 'cut';
    },
    hold: () => {
      state = 'held';
    },
    restore,
    reset: () => {
      restore();
      changes.clear();
      gone = () => false;
      passed.length = 0;
    },
    rewrite: (path, change) => changes.set(path, change),
    take: (chosen) => {
      gone = chosen;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
