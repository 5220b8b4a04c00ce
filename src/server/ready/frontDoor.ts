import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { genReqId } from '#server/plugins/requestLog.ts';
import type { App } from '#server/plugins/validation.ts';
import { type Encoding, wantedEncoding } from './encoding.ts';
import type { ReadyAnswer } from './readyAnswer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where every request must pass through the routes, as when each is to be logged. */
    frontDoor?: FrontDoor;
  }
}

/** The most bytes of bodies that the front door holds, and the most answers; past either it forgets them all. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_ANSWERS = 500;

/** The headers that an answer depends on. */
const LOOKED_AT: ReadonlySet<string> = new Set([
  'host',
  'origin',
  'accept-encoding',
  'if-none-match',
  'content-length',
  'transfer-encoding',
  'x-forwarded-proto',
]);

/** The lengths of their names, by which most of a browser's other headers are passed over at once. */
const LENGTHS: ReadonlySet<number> = new Set([...LOOKED_AT].map((name) => name.length));

/** The levels of the log at which each request has its line. */
const LOGS_ALL: ReadonlySet<string> = new Set(['debug', 'trace']);

/** The longest address that it keeps, together with what the visit says, in characters. */
const LONGEST = 400;

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
  visit: Visit;
  /** Name after name and value, with the request's id at the end, as Node writes them fastest. */
  unchanged: string[];
  full: string[];
}

/** What a request says that its answer depends on, besides its address. */
interface Visit {
  host: string;
  encoding: Encoding | undefined;
  /** What the proxy in front says; empty where there is none whose word counts. */
  proxy: string;
  /** Its If-None-Match, by which it gets the answer or the word that it has it. */
  held: string | undefined;
}

const isAlike = (one: Visit, other: Visit): boolean =>
  one.host === other.host && one.encoding === other.encoding && one.proxy === other.proxy;

/** What the front door goes by. */
export interface DoorKeeping {
  /** What the answers are made from: the same object as long as nothing has changed; undefined where it must be asked. */
  shown: () => object | undefined;
  now: () => Date;
  /** Whether a proxy's word on a request's protocol counts. */
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
  /** By address: what is sent there, for each kind of visit. */
  readonly #kept = new Map<string, KeptAnswer[]>();
  #shown: object | undefined;
  #answers = 0;
  #bytes = 0;

  constructor(keeping: DoorKeeping) {
    this.#keeping = keeping;
  }

  /** Keeps what a route is sending. */
  keep(request: FastifyRequest, { answer, version, unchanged, full, body }: SentAnswer): void {
    const shown = this.#keeping.shown();
    const visit = this.#visitOf(request.raw);
    const sent = request.raw.url as string;
    const url = answer.ignoresQuery ? pathOf(sent) : sent;
    if (!shown || !visit || url.length + visit.host.length + visit.proxy.length > LONGEST || request.is404) return;
    if (shown !== this.#shown || this.#bytes + body.length > MOST_BYTES || this.#answers >= MOST_ANSWERS) {
      this.#kept.clear();
      this.#answers = 0;
      this.#bytes = 0;
      this.#shown = shown;
    }
    const all = this.#kept.get(url) ?? [];
    const others = all.filter((one) => !isAlike(one.visit, visit));
    const replaced = all.find((one) => isAlike(one.visit, visit));
    this.#bytes += body.length - (replaced?.body.length ?? 0);
    this.#answers += replaced ? 0 : 1;
    const kept = { visit, answer, version, unchanged: rawHeaders(unchanged), full: rawHeaders(full), body };
    this.#kept.set(url, [kept, ...others]);
  }

  /** Sends the answer where one is kept that still holds; otherwise the request is the routes' to answer. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const here = this.#keptAt(request.url as string);
    const visit = here && this.#visitOf(request);
    const kept = visit && here.find((one) => isAlike(one.visit, visit));
    if (!kept || this.#keeping.shown() !== this.#shown) return false;
    const { answer } = kept;
    if (answer.version !== kept.version || this.#keeping.now().getTime() >= answer.until) return false;
    const held = answer.isHeldBy(visit.held);
    const head = held ? kept.unchanged : kept.full;
    head[head.length - 1] = genReqId(request);
    response.writeHead(held ? 304 : answer.statusCode, head);
    response.end(held ? undefined : kept.body);
    answer.noteSending(visit.encoding);
    this.sent++;
    return true;
  }

  /** What is kept for an address: under its own, or for its path where the query makes no difference. */
  #keptAt(url: string): KeptAnswer[] | undefined {
    const own = this.#kept.get(url);
    if (own || !url.includes('?')) return own;
    return this.#kept.get(pathOf(url))?.filter(({ answer }) => answer.ignoresQuery);
  }

  /**
   * What an answer depends on besides what is shown; undefined for a request that only the routes can answer. The
   * headers are read as they came: Node's object of them would cost as much as all else here.
   */
  #visitOf({ method, rawHeaders, socket }: IncomingMessage): Visit | undefined {
    if (method !== 'GET') return undefined;
    let host: string | undefined;
    let accepted: string | undefined;
    let held: string | undefined;
    let proxyProtocol: string | undefined;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] as string;
      if (!LENGTHS.has(name.length)) continue;
      const value = rawHeaders[at + 1] as string;
      const known = name.toLowerCase();
      if (known === 'host' && host === undefined) host = value;
      else if (known === 'accept-encoding' && accepted === undefined) accepted = value;
      else if (known === 'if-none-match' && held === undefined) held = value;
      else if (known === 'x-forwarded-proto' && proxyProtocol === undefined) proxyProtocol = value;
      else if (LOOKED_AT.has(known)) return undefined; // one that comes twice means to the routes what it means to Node
    }
    if (!host) return undefined;
    // No header holds a line's end, by which one could say what two do.
    const proxy = this.#keeping.behindProxy ? `${socket.remoteAddress}\n${proxyProtocol}` : '';
    return { host, encoding: wantedEncoding(accepted), proxy, held };
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] as string;

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
