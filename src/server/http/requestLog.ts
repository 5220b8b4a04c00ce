import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Request ids of 48 random bits, short enough for a visitor to read out. */
export const genReqId: NonNullable<FastifyServerOptions['genReqId']> = () => randomUUID().slice(24);

/** In characters. */
const MAX_PATH = 200;

/**
 * Logs one line per request that writes or fails, and at level `debug` per read (DEPLOY.md lists all that is logged).
 * Fastify's own two lines per request say what the log must not hold: queries, which may be secret, and full addresses.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // logged once, at the response
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?', 1)[0]?.slice(0, MAX_PATH),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  }
}
