import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { App } from './validation.ts';

const told = new WeakMap<FastifyRequest, Record<string, string | number>>();

/**
 * Has the log's line of a request say more than others': who (account id), from where (abbreviated address), why refused.
 * DEPLOY.md lists all that is logged.
 */
export function tellLog(request: FastifyRequest, fields: { account?: number; from?: string; why?: string }): void {
  told.set(request, { ...told.get(request), ...fields });
}

/** Says why a call was refused, where its line says who made it. */
export function tellRefusal(request: FastifyRequest, why: string): void {
  if (told.has(request)) tellLog(request, { why: why.slice(0, MAX_WHY) });
}

/** Each request's own id, 48 random bits: short enough to be read out by a visitor, by which the log's line is found. */
export const genReqId: NonNullable<FastifyServerOptions['genReqId']> = () => randomUUID().slice(24);

/** The longest that is logged of why a call was refused, in characters. */
const MAX_WHY = 200;

/** The longest that is logged of an address, in characters: somebody may send one of 16 KiB. */
const LONGEST_PATH = 200;

/**
 * One line of the log for each call that writes or fails, and at level `debug` for one that reads: never a body, a
 * query, a token or a full address. Staff's lines say who, from where, and why refused.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said once, when the request is answered.
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?', 1)[0]?.slice(0, LONGEST_PATH),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...told.get(request),
      },
      'answered',
    );
  }
}

/** Tells each visitor the id of the request. */
export function registerRequestId(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
