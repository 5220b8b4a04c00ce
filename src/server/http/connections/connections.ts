import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from '#server/httpError.ts';
import { MAX_BODY_BYTES } from '#shared/text.ts';
import { MINUTE_MS } from '#shared/time.ts';
import type { App } from '../appContext.ts';
import { brokenRequest, tooLarge } from '../errors.ts';
import { type AnsweringSocket, type CapOptions, capConnections } from './connectionCaps.ts';

/** Timeouts of a connection, in milliseconds. */
export const CONNECTION_TIMEOUTS_MS = {
  /** Until a request's headers have arrived, from the start of the connection or request. */
  headers: 10_000,
  /** Until the whole request has arrived, such as a picture over a weak signal. */
  request: 5 * MINUTE_MS,
  /** Without a byte either way while a request arrives or a response is sent. Node may wait twice as long. */
  stalled: 30_000,
  /** Between two requests on a connection; longer than the minute that proxies use. */
  idle: 72_000,
  /** How often the timeouts are checked. */
  checkInterval: 2_000,
};

export type ConnectionTimeouts = typeof CONNECTION_TIMEOUTS_MS;

/** All headers of a request together, in bytes. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** How long a refused client has to read the reason. */
const LINGER_TIMEOUT_MS = 1_000;

/** Handles connections outside any route: too many, too slow, or unsupported HTTP. */
export function registerConnections(app: App, caps: Omit<CapOptions, 'refuse'>): void {
  const server = app.server as Server;
  // Refused and closed at once: others wait for the place.
  const turnAway = (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(brokenRequest('CROWDED'), () => socket.destroy());
  };
  capConnections(server, { ...caps, refuse: turnAway });
  server.on('connect', (_request, socket) => refuse(socket as Socket, 'METHOD'));
  server.on('timeout', (socket) => refuse(socket, 'ERR_HTTP_REQUEST_TIMEOUT')); // else Node would close it silently
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response.socket, 'EXPECTATION'));

  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersionMinor } = request.raw;
    if (headers.host === undefined && httpVersionMinor === 1) {
      done(new HttpError(400, ({ serverErrors }) => serverErrors.noHost));
    } else if (namesSeveralHosts(request.raw)) {
      done(new HttpError(400, ({ serverErrors }) => serverErrors.severalHosts));
    } else if (hasBody(request.raw)) {
      const { routeOptions } = request; // made again each time it is read
      const limit = routeOptions.bodyLimit ?? MAX_BODY_BYTES;
      done(Number(headers['content-length']) > limit ? new HttpError(413, tooLarge(routeOptions)) : undefined);
    } else {
      delete headers['content-type']; // no body counts as none, whatever its type
      done();
    }
  });
}

/** Whether there is more than one Host header: Node uses the first, other software the last (RFC 9112, 3.2). */
const namesSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;

/** Lets a response take longer than `stalled`. @param longest in milliseconds */
export function allowLongAnswer({ socket }: IncomingMessage, longest: number): void {
  if (socket instanceof Socket) socket.setTimeout(longest); // Node resets it for the next request
}

/** Responds on the raw socket, unless a response has begun there, and closes it. */
export function refuse(socket: AnsweringSocket | null, code: string | undefined): void {
  // A second response in the middle of another would be read as part of it.
  if (!socket?.writable || socket._httpMessage?.headersSent) {
    socket?.destroy();
    return;
  }
  socket.end(brokenRequest(code));
  // A client that does not close its end would keep the connection for ever.
  const destroy = () => socket.destroy();
  const timer = setTimeout(destroy, LINGER_TIMEOUT_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

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
