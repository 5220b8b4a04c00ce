import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalDetails } from '#server/refusal.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { BODY_LIMIT } from '#shared/text.ts';
import { ERROR_PAGE_POLICY, errorPage } from './errorPage.ts';
import { tellRefusal } from './requestLog.ts';
import { PROTECTIVE_HEADERS } from './security.ts';
import type { App } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Said of a body that is longer than what the route reads, where it has words of its own for it. */
    tooLarge?: string;
  }
}

/** Said of a body that is longer than what its route reads. */
export function tooLarge({ bodyLimit: limit = BODY_LIMIT, config }: FastifyRequest['routeOptions']): string {
  return config.tooLarge ?? `The request is too large: at most ${limit / 1024} KiB are read.`;
}

const UNAVAILABLE = 'The site cannot reach its records just now. Please try again in a few minutes.';
const TOO_BUSY = 'The site has too much to do just now. Please try again in a minute.';
const FAILED = 'Something went wrong.';

/** The system's codes for a process that gets no more files, memory or processes just now. */
const NO_ROOM: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** What Fastify's own refusals say to a person; whatever is not named here says that the request cannot be read. */
const FASTIFY_WORDS: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be sent as JSON (Content-Type: application/json).',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not well-formed JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as it says.',
  FST_ERR_BAD_URL: 'The address is not well-formed.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
};

/** What a failure answers: the same text under `error` and `message` (rulings, 2). */
export function failureBody(text: string, { fields, body }: RefusalDetails = {}): Record<string, unknown> {
  return { error: text, message: text, ...(fields && { fields }), ...body };
}

/**
 * Every failure's answer is made here: JSON for a program, a page for a reader. One that is the server's own fault goes
 * to the log and never tells its text, but names the request, by which the log's line is found.
 */
export function answerError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, message, details } = refusalOf(thrown, request);
  const failed = statusCode >= 500 && !(thrown instanceof Refusal); // a refusal says already what there is to say
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

/** The sentence by which a visitor's word of a fault leads to the log's line. */
const namedRequest = ({ id }: Pick<FastifyRequest, 'id'>): string => `If you tell us about it, please mention ${id}.`;

/** Whether it is somebody with a browser who asks for a page, rather than a program that makes a call. */
function isReader({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

function refusalOf(thrown: FastifyError | Error, request: FastifyRequest): Refusal {
  if (thrown instanceof Refusal) return thrown;
  // A visitor who goes away in mid-sentence has the same code as a database that does.
  if (thrown === request.raw.errored) return new Refusal(400, 'The request broke off.');
  if (storeFault(thrown) !== undefined) return new Refusal(503, UNAVAILABLE, { headers: { 'retry-after': '30' } });
  const { statusCode, code = '' } = thrown as FastifyError;
  if (NO_ROOM.has(code)) return new Refusal(503, TOO_BUSY, { headers: { 'retry-after': '30' } });
  if (thrown instanceof SyntaxError && statusCode === 400) {
    return new Refusal(400, 'The request is not well-formed JSON.');
  }
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return new Refusal(500, FAILED);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, tooLarge(request.routeOptions));
  return new Refusal(statusCode, FASTIFY_WORDS[code] ?? 'The request cannot be read.');
}

/** Puts the one error handler in place. */
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

/** What a request that is no HTTP is told, on its bare connection, before the connection is closed. */
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
