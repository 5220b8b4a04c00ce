import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

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

/** An answer made once and sent many times. Each of its compressed forms is made at its first use. */
export class CachedAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: number;
  readonly #body: Body;
  readonly #compressible: boolean;

  /** @param headers content-type and cache-control at least */
  constructor(body: string | Uint8Array | Body, headers: Record<string, string>, options: AnswerOptions = {}) {
    this.#body = body instanceof Body ? body : new Body(body, options.isOneOff ?? false);
    this.statusCode = options.statusCode ?? 200;
    this.until = options.until ?? Number.POSITIVE_INFINITY;
    this.#compressible = options.compressible ?? true;
    this.headers = { ...headers, etag: options.etag ?? `W/"${this.#body.hash()}"` };
  }

  get body(): Buffer {
    return this.#body.bytes;
  }

  /** The same answer with further headers. Both share the compressed forms. */
  withHeaders(headers: Record<string, string>): CachedAnswer {
    const { statusCode, until } = this;
    return new CachedAnswer(
      this.#body,
      { ...this.headers, ...headers },
      { statusCode, until, compressible: this.#compressible, etag: this.headers.etag },
    );
  }

  /** Its size in the cache, in bytes; its compressed forms together are at most half its body. */
  get size(): number {
    return ENTRY_BYTES + Math.ceil(this.body.length * (this.#compressible ? 1.5 : 1));
  }

  /** Sends the answer, or 304 if the client has it. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const isUnchanged = this.statusCode === 200 && fresh(request.headers, this.headers);
    const encoding = isUnchanged || !this.#compressible ? undefined : acceptedEncoding(request);
    reply.code(this.statusCode).headers(this.headers);
    const others = reply.getHeader('vary'); // answers to other origins vary by Origin too
    if (this.#compressible) reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    if (isUnchanged) return reply.code(304).send();
    const body = encoding ? this.#body.encoded(encoding) : this.body;
    return Buffer.isBuffer(body) ? reply.send(body) : body.then((encoded) => reply.send(encoded));
  }
}

/** The body of an answer, with its compressed forms. */
class Body {
  readonly bytes: Buffer;
  readonly #isOneOff: boolean;
  readonly #encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};

  constructor(body: string | Uint8Array, isOneOff: boolean) {
    this.bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    this.#isOneOff = isOneOff;
  }

  hash(): string {
    return createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
  }

  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#encoded[encoding] ?? this.#encode(encoding);
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const pending = compressing(() => (encoding === 'gzip' ? zip(this.bytes) : this.#brotli()));
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
    const { length } = this.bytes;
    const quality = this.#isOneOff ? ONE_OFF_QUALITY : length > MAX_WELL_COMPRESSED_BYTES ? LONG_QUALITY : QUALITY;
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
    return brotli(this.bytes, {
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

/** The encoding that a request accepts, Brotli before gzip; undefined if it accepts neither. */
function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
