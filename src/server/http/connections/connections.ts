import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { HttpError } from '#server/httpError.ts';
import { MAX_BODY_BYTES } from '#shared/text.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { brokenRequest, tooLarge } from '../errors.ts';
import type { App } from '../validation.ts';
import { type AnsweringSocket, type CapOptions, type ConnectionCaps, capConnections } from './connectionCaps.ts';

/** Timeouts of a connection, in milliseconds. */
export interface ConnectionTimeouts {
  /** Until a request's headers have arrived, from the start of the connection or request. */
  headers: number;
  /** From the headers until the whole request has arrived. */
  request: number;
  /** The same for routes with a large body: a picture, over a weak signal. */
  upload: number;
  /** Without a byte either way while a response is sent: the client does not read. Node may wait twice as long. */
  stalled: number;
  /** Between two requests on a connection; longer than the minute that proxies use. */
  idle: number;
  /** For a client to finish sending after it got its response. */
  lingering: number;
  /** How often the timeouts are checked. */
  checkInterval: number;
}

export const CONNECTION_TIMEOUTS_MS: ConnectionTimeouts = {
  headers: 10_000,
  request: 30_000,
  upload: 5 * MINUTE_MS,
  stalled: 30_000,
  idle: 72_000,
  lingering: 5_000,
  checkInterval: 2_000,
};

/** All headers of a request together, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

/** How long a refused client has to read the reason. */
const LINGER_TIMEOUT_MS = 1_000;

/** The options of Node's server: limits on headers and time. */
export function connectionOptions({ headers, checkInterval }: ConnectionTimeouts): ServerOptions {
  return {
    headersTimeout: headers,
    connectionsCheckingInterval: checkInterval,
    maxHeaderSize: MAX_HEADER_BYTES,
    optimizeEmptyRequests: true, // most requests have no body and need no stream
    requireHostHeader: false, // `registerConnections` refuses with a sentence instead
  };
}

interface ConnectionOptions {
  timeouts: ConnectionTimeouts;
  caps: ConnectionCaps;
  isProxy: CapOptions['isProxy'];
}

/** Handles connections outside any route: too many, too slow, or unsupported HTTP. */
export function registerConnections(app: App, { timeouts, caps, isProxy }: ConnectionOptions): void {
  const { lingering, request: usual, upload } = timeouts;
  const server = app.server as Server;
  capConnections(server, { ...caps, isProxy, refuse: turnAway });
  server.on('connect', (_request, socket) => refuse(socket as Socket, 'METHOD'));
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response.socket, 'EXPECTATION'));

  app.addHook('onRequest', (request, reply, done) => {
    const { headers, httpVersionMinor } = request.raw;
    if (headers.host === undefined && httpVersionMinor === 1) {
      done(new HttpError(400, ({ serverErrors }) => serverErrors.noHost));
    } else if (namesSeveralHosts(request.raw)) {
      done(new HttpError(400, ({ serverErrors }) => serverErrors.severalHosts));
    } else if (hasBody(request.raw)) {
      const { routeOptions } = request; // made again each time it is read
      const limit = routeOptions.bodyLimit ?? MAX_BODY_BYTES;
      cutOffIncomplete(request.raw, limit > MAX_BODY_BYTES ? upload : usual);
      reply.raw.once('close', () => cutOffLater(request.raw, lingering));
      done(Number(headers['content-length']) > limit ? new HttpError(413, tooLarge(routeOptions)) : undefined);
    } else {
      // Else Fastify would wait for a body that never comes.
      if (headers['content-type'] !== undefined) delete headers['content-type'];
      done();
    }
  });
}

/** Whether there is more than one Host header: Node uses the first, other software the last (RFC 9112, 3.2). */
function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;

/** Node has one request timeout, set for the longest; shorter ones are enforced here. */
function cutOffIncomplete(request: IncomingMessage, after: number): void {
  const cutOff = () => {
    // An injected request (in tests) has no socket and is never complete.
    if (!request.complete && request.socket instanceof Socket) refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT');
  };
  const timer = setTimeout(cutOff, after).unref();
  // Without a listener, Node closes a stalled connection silently.
  request.once('timeout', () => (request.complete ? request.destroy() : cutOff()));
  request.once('close', () => clearTimeout(timer));
}

/** Ends a request that is still being sent some time after its response. */
function cutOffLater(request: IncomingMessage, lingering: number): void {
  if (request.complete) return;
  const end = () => {
    if (!request.complete) request.destroy();
  };
  setTimeout(end, lingering).unref();
}

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

/** Refuses and closes at once: others wait for the place. */
function turnAway(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end(brokenRequest('CROWDED'), () => socket.destroy());
}
