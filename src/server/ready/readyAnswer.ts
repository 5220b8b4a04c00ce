import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, wantedEncoding } from './encoding.ts';
import { isHeld } from './heldTag.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bodies up to this many bytes are compressed as hard as Brotli can. */
const WORTH_MORE_WORK = 256 * 1024;

/** Bodies up to this many bytes are compressed well from the first time on: it takes some hundredths of a second. */
const SOON_DONE = 128 * 1024;

/** Brotli's quality for what somebody may have made up: it costs a millisecond where 10 costs thirty. */
const CHEAP = 4;

/** So often an answer that may be made up is sent before more work is put into it. */
const POPULAR = 8;

/** What is still asked for so long after it was made is compressed harder, in milliseconds. */
const SETTLED = 500;

/** The hardest compressions, one after another: each holds a thread for a tenth of a second, and some ten megabytes. */
let compressing: Promise<unknown> = Promise.resolve();

/**
 * An answer made once and sent many times: its body, its ETag, and its compressed forms, each made when it is first
 * asked for.
 */
export class ReadyAnswer {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly body: Buffer;
  /** Until when it may be sent, in milliseconds since 1970. */
  readonly until: number;
  /** Counts the changes of its compressed forms: the quick one is followed by a smaller one. */
  version = 0;
  /** Whether it answers a question of which anybody can make up others: it costs little until many ask for it. */
  readonly isOneOff: boolean;
  /** Whether it is the same whatever stands in the query of its address. */
  readonly ignoresQuery: boolean;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #made = performance.now();
  #isSmallest = false;
  #sent = 0;

  /** @param headers content-type and cache-control at least */
  constructor(
    body: string,
    headers: Record<string, string>,
    { statusCode = 200, until = Infinity, isOneOff = false, ignoresQuery = false } = {},
  ) {
    this.body = Buffer.from(body);
    this.statusCode = statusCode;
    this.until = until;
    this.isOneOff = isOneOff;
    this.ignoresQuery = ignoresQuery;
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, etag: this.etag };
  }

  /** Sends the answer, or 304 where the visitor has it already; the front door then sends it by itself. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = wantedEncoding(request.headers['accept-encoding']);
    const { version } = this;
    const body = encoding === undefined ? this.body : await this.#encode(encoding);
    this.noteSending(encoding);
    reply.code(this.statusCode).headers(this.headers);
    const others = reply.getHeader('vary'); // calls from other origins vary by Origin too
    reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
    const unchanged = { ...reply.getHeaders() };
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    reply.header('content-length', body.length);
    request.server.frontDoor?.keep(request, {
      answer: this,
      unchanged,
      full: { ...reply.getHeaders() },
      body,
      version,
    });
    if (!this.isHeldBy(request.headers['if-none-match'])) return reply.send(body);
    return reply.removeHeader('content-encoding').removeHeader('content-length').code(304).send();
  }

  /** Whether a visitor whose request carries this If-None-Match has the answer already. */
  isHeldBy(header: string | undefined): boolean {
    return this.statusCode === 200 && isHeld(header, this.etag);
  }

  /** Notes that it is being sent; what has not been replaced within a moment is then compressed harder. */
  noteSending(encoding: Encoding | undefined): void {
    if (++this.#sent < POPULAR && this.isOneOff) return;
    if (this.#isSmallest || encoding !== 'br' || performance.now() - this.#made < SETTLED) return;
    this.#isSmallest = true;
    if (this.body.length > WORTH_MORE_WORK) return;
    const smaller = compressing.then(() => this.#brotli(11));
    compressing = smaller.then(
      () => {
        this.#encoded.set('br', smaller);
        this.version++;
      },
      () => {
        // The quick form stays.
      },
    );
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const kept = this.#encoded.get(encoding);
    if (kept) return kept;
    const quality = this.isOneOff ? CHEAP : this.body.length > SOON_DONE ? 5 : 10;
    const making = encoding === 'gzip' ? zip(this.body) : this.#brotli(quality);
    this.#encoded.set(encoding, making);
    making.catch(() => {
      // Whoever awaits it is told; the next request tries again.
      if (this.#encoded.get(encoding) === making) this.#encoded.delete(encoding);
    });
    return making;
  }

  #brotli(quality: number): Promise<Buffer> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: this.body.length };
    return brotli(this.body, { params });
  }
}
