import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Refusal } from '#server/refusal.ts';
import { BODY_LIMIT } from '#shared/text.ts';
import { type AnsweringSocket, type CapParts, type ConnectionCaps, capConnections } from './connectionCaps.ts';
import { brokenRequest, tooLarge } from './errors.ts';
import type { App } from './validation.ts';

/** How long a client may take, in milliseconds; who takes longer is cut off. */
export interface Patience {
  /** Until a request's headers are there, counted from when the connection opens or the request begins. */
  headers: number;
  /** Until the whole request is there, once its headers are. */
  request: number;
  /** The same for a call that takes a longer body than others: a picture, over a phone's weak signal. */
  upload: number;
  /** Without a byte going either way while an answer is being sent, once or twice over: a client that does not read. */
  stalled: number;
  /** Between two requests on one connection; longer than the minute that proxies keep theirs. */
  idle: number;
  /** For a client to end what it was still sending when it got its answer. */
  lingering: number;
  /** How often it is looked at who takes too long. */
  checkedEach: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 30_000,
  upload: 5 * 60_000,
  stalled: 30_000,
  idle: 72_000,
  lingering: 5_000,
  checkedEach: 2_000,
};

/** The longest that a request's headers may be together, in bytes. */
const LONGEST_HEADERS = 16 * 1024;

/** How long a refused client has to read why, in milliseconds. */
const LINGER_TIMEOUT_MS = 1_000;

/** How Node's own server is made: its limits on headers and time. */
export function connectionOptions({ headers, upload, checkedEach }: Patience): ServerOptions {
  return {
    headersTimeout: headers,
    requestTimeout: headers + upload,
    connectionsCheckingInterval: checkedEach,
    maxHeaderSize: LONGEST_HEADERS,
    optimizeEmptyRequests: true, // most requests have no body, and need no stream to read it
    requireHostHeader: false, // refused in words instead, see `registerConnections`
  };
}

/** How connections are looked after. */
export interface ConnectionParts {
  patience: Patience;
  caps: ConnectionCaps;
  isProxy: CapParts['isProxy'];
}

/** Looks after what happens on a connection outside of any route: too much, too slow, or not HTTP as it is known here. */
export function registerConnections(app: App, { patience, caps, isProxy }: ConnectionParts): void {
  const { lingering, request: usual, upload } = patience;
  const server = app.server as Server;
  capConnections(server, { ...caps, isProxy, refuse: turnAway });
  server.on('connect', (_request, socket) => refuse(socket as Socket, 'METHOD'));
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response.socket, 'EXPECTATION'));

  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersionMinor } = request.raw;
    const limit = request.routeOptions.bodyLimit ?? BODY_LIMIT;
    if (hasBody(request.raw)) cutOffIncomplete(request.raw, limit > BODY_LIMIT ? upload : usual);
    else delete headers['content-type']; // a body would be waited for that never comes: Node has no stream for it
    if (headers.host === undefined && httpVersionMinor === 1) {
      done(new Refusal(400, 'The request does not say which host it is for.'));
    } else if (namesSeveralHosts(request.raw)) {
      done(new Refusal(400, 'The request says more than once which host it is for.'));
    } else if (Number(headers['content-length']) > limit) done(new Refusal(413, tooLarge(request.routeOptions)));
    else done();
  });

  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) cutOffLater(request.raw, lingering);
    done();
  });
}

/** Whether there is more than one Host header, of which Node goes by the first and others by the last (RFC 9112, 3.2). */
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

/** Node knows one time for all requests, which is that of the longest; the others are cut off here. */
function cutOffIncomplete(request: IncomingMessage, after: number): void {
  const cutOff = () => {
    // A test's request comes over no connection, and is never complete.
    if (!request.complete && request.socket instanceof Socket) refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT');
  };
  const timer = setTimeout(cutOff, after).unref();
  // A connection that stands still is closed by Node without a word, unless somebody listens.
  request.once('timeout', () => (request.complete ? request.destroy() : cutOff()));
  request.once('close', () => clearTimeout(timer));
}

/** What a client goes on sending after its answer is thrown away, and not for ever. */
function cutOffLater(request: IncomingMessage, lingering: number): void {
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, lingering).unref();
}

/** Lets an answer take longer, in milliseconds, than a connection may otherwise stand still. */
export function allowLongAnswer({ socket }: IncomingMessage, longest: number): void {
  if (socket instanceof Socket) socket.setTimeout(longest); // Node sets it back for the next request
}

/** Answers on the bare connection, unless another answer has begun there, and closes it. */
export function refuse(socket: AnsweringSocket | null, code: string | undefined): void {
  // A second answer in the midst of the one under way would be taken for a part of it.
  if (!socket?.writable || socket._httpMessage?.headersSent) {
    socket?.destroy();
    return;
  }
  socket.end(brokenRequest(code));
  // Whoever does not close at their end would keep the connection for ever.
  const timer = setTimeout(() => socket.destroy(), LINGER_TIMEOUT_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Says that there is no room and closes at once: others wait for the place. */
function turnAway(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end(brokenRequest('CROWDED'), () => socket.destroy());
}
