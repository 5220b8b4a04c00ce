import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, type HttpErrorDetails } from '#server/httpError.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { MAX_BODY_BYTES } from '#shared/text.ts';
import { ERROR_PAGE_POLICY, errorPage } from './errorPage.ts';
import { tellRefusal } from './requestLog.ts';
import { PROTECTIVE_HEADERS } from './security.ts';
import type { App } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own text for a body that is too large. */
    tooLarge?: string;
  }
}

/** The text for a body that is too large. */
export function tooLarge({ bodyLimit: limit = MAX_BODY_BYTES, config }: FastifyRequest['routeOptions']): string {
  return config.tooLarge ?? `The request is too large: at most ${limit / 1024} KiB are read.`;
}

const UNAVAILABLE = 'The site cannot reach its records just now. Please try again in a few minutes.';
const TOO_BUSY = 'The site has too much to do just now. Please try again in a minute.';
const FAILED = 'Something went wrong.';

/** System errors: no more descriptors, memory or processes at the moment. */
const NO_ROOM: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** Readable texts for Fastify's own errors; all others say that the request cannot be read. */
const FASTIFY_WORDS: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be sent as JSON (Content-Type: application/json).',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not well-formed JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as it says.',
  FST_ERR_BAD_URL: 'The address is not well-formed.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
};

/** The body of every error: the same text under `error` and `message` (rulings, 2). */
export function failureBody(text: string, { fields, body }: HttpErrorDetails = {}): Record<string, unknown> {
  return { error: text, message: text, ...(fields && { fields }), ...body };
}

/**
 * Sends every error: JSON to a program, a page to a browser. A fault of the server is logged; its text is not sent, but
 * the request's id is, which leads to the line in the log.
 */
export function answerError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, message, details } = httpErrorOf(thrown, request);
  const failed = statusCode >= 500 && !(thrown instanceof HttpError); // an HttpError's text is meant for people
  if (failed) logFault(thrown, request);
  else tellRefusal(request, message);
  const text = failed ? `${message} ${namedRequest(request)}` : message;
  reply
    .code(statusCode)
    .headers(details.headers ?? {})
    .header('cache-control', 'no-store');
  if (!isReader(request)) return reply.type('application/json; charset=utf-8').send(failureBody(text, details));
  reply.header('content-security-policy', ERROR_PAGE_POLICY);
  return reply.type('text/html; charset=utf-8').send(errorPage(text));
}

function logFault(thrown: Error, { log }: FastifyRequest): void {
  const fault = storeFault(thrown);
  log.error({ err: thrown, fault }, fault === undefined ? 'the call failed' : `the call failed: ${fault}`);
}

const namedRequest = ({ id }: Pick<FastifyRequest, 'id'>): string => `If you tell us about it, please mention ${id}.`;

/** Whether a browser asks for a page. */
function isReader({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

function httpErrorOf(thrown: FastifyError | Error, request: FastifyRequest): HttpError {
  if (thrown instanceof HttpError) return thrown;
  // A client that disconnects has the same error code as a database that does.
  if (thrown === request.raw.errored) return new HttpError(400, 'The request broke off.');
  if (storeFault(thrown) !== undefined) return new HttpError(503, UNAVAILABLE, { headers: { 'retry-after': '30' } });
  const { statusCode, code = '' } = thrown as FastifyError;
  if (NO_ROOM.has(code)) return new HttpError(503, TOO_BUSY, { headers: { 'retry-after': '30' } });
  if (thrown instanceof SyntaxError && statusCode === 400) {
    return new HttpError(400, 'The request is not well-formed JSON.');
  }
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return new HttpError(500, FAILED);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, tooLarge(request.routeOptions));
  return new HttpError(statusCode, FASTIFY_WORDS[code] ?? 'The request cannot be read.');
}

export function registerErrors(app: App): void {
  app.setErrorHandler<FastifyError>(answerError);
}

const BROKEN: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request’s headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  CROWDED: ['503 Service Unavailable', 'Too many connections come from your network just now. Please try again.'],
  METHOD: ['405 Method Not Allowed', 'This site takes no requests of that method.'],
  EXPECTATION: ['417 Expectation Failed', 'The site cannot meet what the request’s Expect header asks for.'],
};

/** The raw response to a request that is not valid HTTP. */
export function brokenRequest(code = ''): string {
  const [status, text] = BROKEN[code] ?? ['400 Bad Request', 'The request cannot be read.'];
  const body = JSON.stringify(failureBody(text));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...PROTECTIVE_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}
