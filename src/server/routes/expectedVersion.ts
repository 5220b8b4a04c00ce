import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/refusal.ts';

/** The version that a change was made on, from If-Match; undefined where the client keeps none. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new Refusal(400, 'If-Match must be a version in quotation marks, such as "3".');
  return Number(version);
}
