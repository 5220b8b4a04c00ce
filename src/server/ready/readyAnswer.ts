import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bodies up to this many bytes are compressed as hard as Brotli can, after the first quick form has been sent. */
const WORTH_MORE_WORK = 256 * 1024;

type Encoding = 'br' | 'gzip';

/**
 * An answer made once and sent many times: its body, its ETag, and its compressed forms, each made when it is first
 * asked for.
 */
export class ReadyAnswer {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly body: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  /** @param headers content-type and cache-control at least */
  constructor(body: string, headers: Record<string, string>, statusCode = 200) {
    this.body = Buffer.from(body);
    this.statusCode = statusCode;
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, etag: this.etag };
  }

  /** Sends the answer, or 304 where the visitor has it already. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.code(this.statusCode).headers(this.headers);
    const others = reply.getHeader('vary'); // calls from other origins vary by Origin too
    reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
    if (this.statusCode === 200 && matchesEtag(request.headers['if-none-match'], this.etag)) {
      return reply.code(304).send();
    }
    const encoding = wantedEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(this.body);
    return reply.header('content-encoding', encoding).send(await this.#encode(encoding));
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const kept = this.#encoded.get(encoding);
    if (kept) return kept;
    const making = encoding === 'gzip' ? zip(this.body) : this.#brotli(5);
    this.#encoded.set(encoding, making);
    if (encoding === 'br' && this.body.length <= WORTH_MORE_WORK) {
      void this.#brotli(11).then((smaller) => this.#encoded.set('br', Promise.resolve(smaller)));
    }
    return making;
  }

  #brotli(quality: number): Promise<Buffer> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: this.body.length };
    return brotli(this.body, { params });
  }
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const bare = etag.replace('W/', '');
  return header.split(',').some((candidate) => candidate.trim().replace('W/', '') === bare);
}

/** Brotli before gzip, unless the request rules one out with `q=0`. */
function wantedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
