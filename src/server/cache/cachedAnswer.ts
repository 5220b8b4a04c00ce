import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Takes some milliseconds a page; the highest quality takes a hundred times as long, for a tenth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Simultaneous compressions: each takes some MB, and all pages may be requested right after a start. */
const compressing = pLimit(2);

/** The overhead of an entry, in bytes. */
const ENTRY_BYTES = 1024;

export interface AnswerOptions {
  statusCode?: number | undefined;
  /** The ETag; by default a hash of the body. */
  etag?: string | undefined;
  /** False for bodies that are compressed already, such as pictures. */
  compressible?: boolean | undefined;
}

/** The ETag of answers that say the same. */
export const weakTag = (said: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`;

/** An answer made once and sent many times. Each of its compressed forms is made at its first use. */
export class CachedAnswer {
  readonly body: Buffer;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #compressible: boolean;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param headers content-type and cache-control at least */
  constructor(body: string | Uint8Array, headers: Record<string, string>, options: AnswerOptions = {}) {
    this.body = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    this.statusCode = options.statusCode ?? 200;
    this.#compressible = options.compressible ?? true;
    this.headers = { ...headers, etag: options.etag ?? weakTag(this.body) };
  }

  /** Its size in the cache, in bytes; its compressed forms together are at most half its body. */
  get size(): number {
    return ENTRY_BYTES + Math.ceil(this.body.length * (this.#compressible ? 1.5 : 1));
  }

  /** Sends the answer, or 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isUnchanged = this.statusCode === 200 && fresh(request.headers, this.headers);
    const accepted = this.#compressible ? new Negotiator(request).encodings([...ENCODINGS]) : [];
    const encoding = ENCODINGS.find((one) => accepted.includes(one)); // Brotli before gzip
    reply.code(this.statusCode).headers(this.headers);
    const others = reply.getHeader('vary'); // answers to other origins vary by Origin too
    if (this.#compressible) reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
    if (isUnchanged) return reply.code(304).send();
    if (!encoding) return reply.send(this.body);
    const body = await this.#compress(encoding);
    return reply.header('content-encoding', encoding).send(body);
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compressing(() => (encoding === 'gzip' ? zip(this.body) : brotli(this.body, BROTLI)));
    this.#compressed.set(encoding, made);
    made.catch(() => this.#compressed.delete(encoding)); // the next request tries again
    return made;
  }
}

/** An answer in JSON, which is asked for again each time. */
export const jsonAnswer = (body: object): CachedAnswer =>
  new CachedAnswer(JSON.stringify(body), askedAgain('application/json'));

/** The headers of a text which a browser may keep, and asks for again each time. */
export const askedAgain = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });

/** The most bytes of the cache: pages, lists, feeds and pictures together. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

type Make = () => CachedAnswer | Promise<CachedAnswer>;

/**
 * The server's one cache: answers that are made once and sent many times. The least recently used are evicted first.
 *
 * A key names all that its answer is made from: the kind of answer, its URL, the revision of what it shows, and the
 * minute or day if it changes with time alone. So an older answer is never found again, and is evicted.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer, Make>;

  constructor(maxBytes = MAX_CACHE_BYTES) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
      fetchMethod: async (_key, _stale, { context }) => context(),
      ignoreFetchAbort: true, // those who wait get the answer, even if there was no room to keep it
    });
  }

  /** The answer of a key, made if there is none, once for all who ask meanwhile. Failures are not cached. */
  getOrMake(key: string, make: Make): Promise<CachedAnswer> {
    return this.#answers.forceFetch(key, { context: make });
  }
}
