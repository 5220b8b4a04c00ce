import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The content type that a request prefers (Accept): the first where it takes all alike; undefined if it takes none. */
export const preferredType = ({ headers }: Pick<FastifyRequest, 'headers'>, ...types: string[]): string | undefined =>
  new Negotiator({ headers }).mediaType(types);
