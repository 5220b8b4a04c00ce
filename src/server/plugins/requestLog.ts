import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { App } from './validation.ts';
import { abbreviatedAddressOf } from './visitorAddress.ts';

/** Each request's own id, 48 random bits: short enough to be read out by a visitor, by which the log's line is found. */
export const genReqId: NonNullable<FastifyServerOptions['genReqId']> = () => randomUUID().slice(24);

/** The longest that is logged of an address, in characters: somebody may send one of 16 KiB. */
const LONGEST_PATH = 200;

/**
 * One line of the log for each call that writes or fails, and at level `debug` for one that reads: never a body, a
 * query, a token or a visitor's address. Of staff it says which account it was, and from which network.
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
        ...(request.session && { account: request.session.staff_id, from: abbreviatedAddressOf(request) }),
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
