import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnsweringSocket } from './connectionCaps.ts';
import { refuse } from './connections.ts';

/** How a server takes leave of its connections: none is broken off without an answer. */
export type OpenConnections = ReturnType<typeof openConnections>;

/** Keeps the open connections of a server; call it before the first one is there. */
export function openConnections(server: Server) {
  const open = new Set<AnsweringSocket>();
  const closed = once(server, 'close');
  closed.catch(() => undefined); // a port that cannot be opened is told where it is opened
  const keep = (socket: AnsweringSocket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', (socket: AnsweringSocket) => keep(socket));
  return {
    /**
     * Stops accepting. An open connection is answered once more and then closed: a request may be on its way, and only the
     * process that accepted a connection can answer on it.
     *
     * @param timeoutMs how long at most
     * @param hurry ends the wait
     */
    async drain(timeoutMs: number, hurry: AbortSignal): Promise<void> {
      if (server.listening) NetServer.prototype.close.call(server); // http.Server's own would end idle connections
      server.prependListener('request', (_request, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
      await Promise.race([closed, sleep(timeoutMs, undefined, { signal: hurry }).catch(() => undefined)]);
    },
    /** Answers every request that is left with 503. */
    refuseRest(): void {
      for (const socket of open) refuse(socket, 'RESTARTING');
    },
  };
}
