import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '#server/inBackground.ts';
import type { AnsweringSocket } from './connectionCaps.ts';
import { refuse } from './connections.ts';

/** How a server takes leave of its connections: none is broken off without an answer. */
export interface OpenConnections {
  /**
   * Stops accepting, and goes on answering on the open connections, each of which is closed after its next response: a
   * request may be on its way, and only the process that accepted a connection can answer on it.
   *
   * @param timeoutMs how long at most
   * @param hurry ends the wait
   */
  drain(timeoutMs: number, hurry: AbortSignal): Promise<void>;
  /** From now on each new request on an open connection is asked to come again, which brings it to the next process. */
  sendOn(): void;
  /** Waits for the requests that are being answered now; after that time the rest of them get 503. */
  finish(timeoutMs: number): Promise<void>;
  /** Answers every request that is left with 503. */
  refuseRest(): void;
}

/** Keeps the open connections of a server; call it before the first one is there. */
export function openConnections(server: Server): OpenConnections {
  const open = new Set<AnsweringSocket>();
  const closed = once(server, 'close');
  closed.catch(() => undefined); // a port that cannot be opened is told where it is opened
  const keep = (socket: AnsweringSocket) => {
    open.add(socket);
    socket.once('close', () => inBackground('the end of an open connection', () => open.delete(socket)));
  };
  server.on('connection', (socket: AnsweringSocket) => inBackground('an open connection', () => keep(socket)));
  return {
    async drain(timeoutMs, hurry) {
      if (server.listening) NetServer.prototype.close.call(server); // http.Server's own would end idle connections
      server.prependListener('request', (_request, response: ServerResponse) =>
        inBackground('the last answer on a connection', () => {
          response.shouldKeepAlive = false;
        }),
      );
      await Promise.race([closed, sleep(timeoutMs, undefined, { signal: hurry }).catch(() => undefined)]);
    },
    sendOn() {
      server.removeAllListeners('request');
      server.on('request', (request, response) =>
        inBackground('sending a request on', () => askToComeAgain(request, response)),
      );
    },
    async finish(timeoutMs) {
      const answering = [...open].filter((socket) => socket._httpMessage);
      const answered = answering.map((socket) => once(socket._httpMessage as ServerResponse, 'close'));
      await Promise.race([Promise.all(answered), sleep(timeoutMs)]);
      for (const socket of answering) {
        if (socket._httpMessage && !socket._httpMessage.headersSent) refuse(socket, 'RESTARTING');
      }
    },
    refuseRest() {
      for (const socket of open) refuse(socket, 'RESTARTING');
    },
  };
}

/** Redirects a request to its own address, with its method and body, on a new connection. */
function askToComeAgain(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').replace(/^[/\\]+/, ''); // two slashes would lead to another site
  const answer = () =>
    response.writeHead(307, { location: `/${path}`, connection: 'close', 'cache-control': 'no-store' }).end();
  if (request.readableEnded) answer();
  // A connection that is closed with unread data may lose the response.
  else request.resume().once('end', () => inBackground('sending a request on', answer));
}
