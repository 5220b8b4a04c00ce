import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { genReqId } from '#server/plugins/requestLog.ts';
import type { App } from '#server/plugins/validation.ts';
import { wantedEncoding } from './encoding.ts';
import type { ReadyAnswer } from './readyAnswer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where every request must pass through the routes, as when each is to be logged. */
    frontDoor?: FrontDoor;
  }
}

/** The most bytes of bodies that the front door holds, and the most addresses; past either it forgets them all. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_ADDRESSES = 500;

/** The levels of the log at which each request has its line. */
const LOGS_ALL: ReadonlySet<string> = new Set(['debug', 'trace']);

/** The longest address that it keeps, in characters. */
const LONGEST_KEY = 400;

/** An answer as a route has sent it. */
export interface SentAnswer {
  answer: ReadyAnswer;
  /** Its version when it was sent. */
  version: number;
  /** The headers of its 304. */
  unchanged: Readonly<Record<string, unknown>>;
  /** All its headers. */
  full: Readonly<Record<string, unknown>>;
  body: Buffer;
}

interface KeptAnswer extends Omit<SentAnswer, 'unchanged' | 'full'> {
  /** Name after name and value, with the request's id at the end, as Node writes them fastest. */
  unchanged: string[];
  full: string[];
}

/** What the front door goes by. */
export interface DoorKeeping {
  /** What the answers are made from: the same object as long as nothing has changed; undefined where it must be asked. */
  shown: () => object | undefined;
  now: () => Date;
  /** Whether a proxy's word on a request's protocol and host counts. */
  behindProxy: boolean;
}

/**
 * Sends the ready-made answers that a route has sent before, word for word, without passing through hooks and routes
 * again, which would cost more than the sending itself. It keeps nothing longer than what it was made from.
 */
export class FrontDoor {
  isOpen = true;
  /** How many answers it has sent. */
  sent = 0;
  readonly #keeping: DoorKeeping;
  readonly #kept = new Map<string, KeptAnswer>();
  #shown: object | undefined;
  #bytes = 0;

  constructor(keeping: DoorKeeping) {
    this.#keeping = keeping;
  }

  /** Keeps what a route is sending. */
  keep(request: FastifyRequest, { answer, version, unchanged, full, body }: SentAnswer): void {
    const shown = this.#keeping.shown();
    const key = this.#keyOf(request.raw);
    if (!shown || key === undefined || key.length > LONGEST_KEY || request.is404) return;
    if (shown !== this.#shown || this.#bytes + body.length > MOST_BYTES || this.#kept.size >= MOST_ADDRESSES) {
      this.#kept.clear();
      this.#bytes = 0;
      this.#shown = shown;
    }
    this.#bytes += body.length - (this.#kept.get(key)?.body.length ?? 0);
    this.#kept.set(key, { answer, version, unchanged: rawHeaders(unchanged), full: rawHeaders(full), body });
  }

  /** Sends the answer where one is kept that still holds; otherwise the request is the routes' to answer. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept || this.#keeping.shown() !== this.#shown) return false;
    const { answer } = kept;
    if (answer.version !== kept.version || this.#keeping.now().getTime() >= answer.until) return false;
    const { headers } = request;
    const held = answer.isHeldBy(headers['if-none-match']);
    const head = held ? kept.unchanged : kept.full;
    head[head.length - 1] = genReqId(request);
    response.writeHead(held ? 304 : answer.statusCode, head);
    response.end(held ? undefined : kept.body);
    answer.countSending(wantedEncoding(headers['accept-encoding']));
    this.sent++;
    return true;
  }

  /** Whatever an answer depends on besides what is shown; undefined for a request that only the routes can answer. */
  #keyOf({ method, url, headers, socket }: IncomingMessage): string | undefined {
    const { host, origin } = headers;
    if (method !== 'GET' || host === undefined || origin !== undefined) return undefined;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
    const key = `${wantedEncoding(headers['accept-encoding'])} ${host}${url}`;
    if (!this.#keeping.behindProxy) return key;
    return [headers['x-forwarded-proto'], headers['x-forwarded-host'], socket.remoteAddress, key].join(' ');
  }
}

/** The request's id stands last, where each answer puts its own. */
function rawHeaders(headers: Readonly<Record<string, unknown>>): string[] {
  const { 'x-request-id': _id, ...rest } = headers;
  return [...Object.entries(rest).flatMap(([name, value]) => [name, String(value)]), 'x-request-id', ''];
}

/** Puts a front door before the routes, unless every request is to be logged. */
export function openFrontDoor(app: App, keeping: DoorKeeping): void {
  if (LOGS_ALL.has(app.log.level)) return;
  const door = new FrontDoor(keeping);
  const routes = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (door.isOpen && door.send(request, response)) return;
    for (const route of routes) route(request, response);
  });
  app.decorate('frontDoor', door);
  app.addHook('preClose', (done) => {
    door.isOpen = false; // from now on the routes answer that the site is closing
    done();
  });
}
