import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Simultaneous compressions: each takes some MB, and all pages may be requested right after a start. */
const compressing = pLimit(2);

/** Larger bodies are compressed at a lower quality: the highest would take too long. */
const MAX_WELL_COMPRESSED_BYTES = 128 * 1024;

/** Brotli qualities for one-off answers (a millisecond), for long bodies, and for everything else. */
const [ONE_OFF_QUALITY, LONG_QUALITY, QUALITY] = [4, 5, 11];

/** The overhead of an entry, in bytes. */
const ENTRY_BYTES = 1024;

export interface AnswerOptions {
  statusCode?: number | undefined;
  /** Until when it may be sent, in milliseconds since 1970. */
  until?: number | undefined;
  /** Whether anybody can make up such URLs: the answer is then compressed cheaply. */
  isOneOff?: boolean | undefined;
  /** The ETag; by default a hash of the body. */
  etag?: string | undefined;
  /** False for bodies that are compressed already, such as pictures. */
  compressible?: boolean | undefined;
}

/** An answer made once and sent many times: its body, its ETag, and its compressed forms, each made at its first use. */
export class CachedAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: number;
  readonly body: Buffer;
  readonly #compressible: boolean;
  readonly #isOneOff: boolean;
  readonly #encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};

  /** @param headers content-type and cache-control at least */
  constructor(body: string | Uint8Array, headers: Record<string, string>, options: AnswerOptions = {}) {
    this.body = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    this.statusCode = options.statusCode ?? 200;
    this.until = options.until ?? Number.POSITIVE_INFINITY;
    this.#isOneOff = options.isOneOff ?? false;
    this.#compressible = options.compressible ?? true;
    const hash = () => createHash('sha256').update(this.body).digest('base64url').slice(0, 22);
    this.headers = { ...headers, etag: options.etag ?? `W/"${hash()}"` };
  }

  /** Its size in the cache, in bytes; its compressed forms together are at most half its body. */
  get size(): number {
    return ENTRY_BYTES + Math.ceil(this.body.length * (this.#compressible ? 1.5 : 1));
  }

  /**
   * Sends the answer, or 304 if the client has it.
   *
   * @param headers in place of its own
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: Record<string, string> = {},
  ): FastifyReply | Promise<FastifyReply> {
    reply.code(this.statusCode).headers({ ...this.headers, ...headers });
    if (this.#compressible) {
      const others = reply.getHeader('vary'); // answers to other origins vary by Origin too
      reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
    }
    if (this.statusCode === 200 && fresh(request.headers, this.headers)) return reply.code(304).send();
    const encoding = this.#compressible ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
    if (!encoding) return reply.send(this.body);
    reply.header('content-encoding', encoding);
    const body = this.#encoded[encoding] ?? this.#encode(encoding);
    return Buffer.isBuffer(body) ? reply.send(body) : body.then((encoded) => reply.send(encoded));
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const pending = compressing(() => (encoding === 'gzip' ? zip(this.body) : this.#brotli()));
    this.#encoded[encoding] = pending;
    try {
      const body = await pending;
      this.#encoded[encoding] = body;
      return body;
    } catch (fault) {
      delete this.#encoded[encoding]; // the next request tries again
      throw fault;
    }
  }

  #brotli(): Promise<Buffer> {
    const { length } = this.body;
    const quality = this.#isOneOff ? ONE_OFF_QUALITY : length > MAX_WELL_COMPRESSED_BYTES ? LONG_QUALITY : QUALITY;
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
    return brotli(this.body, {
      params: {
        [BROTLI_PARAM_QUALITY]: quality,
        [BROTLI_PARAM_SIZE_HINT]: length,
        [BROTLI_PARAM_LGWIN]: windowBits(length),
      },
    });
  }
}

/** Brotli's smallest window that holds a whole body: with the usual 4 MB each compression takes some 35 MB of memory. */
function windowBits(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))));
}

/** The encoding chosen for each Accept-Encoding header. Browsers send only a few different headers. */
const encodings = new LRUCache<string, Encoding | 'identity'>({
  max: 100,
  memoMethod(header) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
    return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  },
});

/** The encoding for an Accept-Encoding header, Brotli before gzip; undefined for none. */
function acceptedEncoding(header = ''): Encoding | undefined {
  const encoding = encodings.memo(header);
  return encoding === 'identity' ? undefined : encoding;
}
