import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

const logFields = new WeakMap<FastifyRequest, Record<string, string | number>>();

/**
 * Adds fields to the request's log line: account id, abbreviated address, reason of a refusal. DEPLOY.md lists all that
 * is logged.
 */
export function addLogFields(request: FastifyRequest, fields: { account?: number; from?: string; why?: string }): void {
  logFields.set(request, { ...logFields.get(request), ...fields });
}

/** Logs why a request was refused, if its line says who made it. */
export function logRefusal(request: FastifyRequest, why: string): void {
  if (logFields.has(request)) addLogFields(request, { why: why.slice(0, MAX_WHY) });
}

/** Request ids of 48 random bits, short enough for a visitor to read out. */
export const genReqId: NonNullable<FastifyServerOptions['genReqId']> = () => randomUUID().slice(24);

/** In characters. */
const [MAX_WHY, MAX_PATH] = [200, 200];

/**
 * Logs one line per request that writes or fails, and at level `debug` per read. It never logs a body, query, token or
 * full address. Lines of staff say who, from where, and why refused.
 */
export class RequestLog extends LogController {
  readonly #logsReads: boolean;

  constructor(logLevel: string) {
    super();
    this.#logsReads = ['debug', 'trace'].includes(logLevel);
  }

  override incomingRequest(): void {
    // logged once, at the response
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    if (quiet && !this.#logsReads) return;
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?', 1)[0]?.slice(0, MAX_PATH),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...logFields.get(request),
      },
      'answered',
    );
  }
}
