import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from '#server/ready/heldTag.ts';

/** A file whose address changes whenever its content does. */
export interface LastingFile {
  /** Names this content among all that this address may ever have. */
  tag: string;
  type: string;
  bytes: Uint8Array;
}

/** Sends such a file to be kept for a year, by other sites' pages too; 304 where the visitor has it already. */
export function sendForGood(request: FastifyRequest, reply: FastifyReply, file: LastingFile): FastifyReply {
  const { tag, type, bytes } = file;
  const etag = `"${tag}"`;
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}
