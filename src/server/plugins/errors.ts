import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalDetails } from '#server/refusal.ts';
import { storeFault } from '#server/store/storeFault.ts';
import type { App } from './validation.ts';

const TOO_LARGE = 'The request is too large: at most 64 KiB are read.';
const UNAVAILABLE = 'The site cannot reach its records just now. Please try again in a few minutes.';
const FAILED = 'Something went wrong.';

/** What Fastify's own refusals say to a person; whatever is not named here says that the request cannot be read. */
const FASTIFY_WORDS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LARGE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be sent as JSON (Content-Type: application/json).',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not well-formed JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as it says.',
  FST_ERR_BAD_URL: 'The address is not well-formed.',
};

/** What a failure answers: the same text under `error` and `message` (rulings, 2). */
export function failureBody(text: string, { fields, body }: RefusalDetails = {}): Record<string, unknown> {
  return { error: text, message: text, ...(fields && { fields }), ...body };
}

/** Every failure's answer is made here; one that is the server's own fault goes to the log and never tells its text. */
export function answerError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(thrown);
  if (refusal.statusCode >= 500) request.log.error({ err: thrown, fault: storeFault(thrown) }, 'the call failed');
  return reply
    .code(refusal.statusCode)
    .headers(refusal.details.headers ?? {})
    .header('cache-control', 'no-store')
    .send(failureBody(refusal.message, refusal.details));
}

function refusalOf(thrown: FastifyError | Error): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (storeFault(thrown) !== undefined) return new Refusal(503, UNAVAILABLE, { headers: { 'retry-after': '30' } });
  const { statusCode, code = '' } = thrown as FastifyError;
  if (thrown instanceof SyntaxError && statusCode === 400) {
    return new Refusal(400, 'The request is not well-formed JSON.');
  }
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return new Refusal(500, FAILED);
  return new Refusal(statusCode, FASTIFY_WORDS[code] ?? 'The request cannot be read.');
}

/** Puts the one error handler in place. */
export function registerErrors(app: App): void {
  app.setErrorHandler<FastifyError>(answerError);
}

/** What a request that is no HTTP is told, on its bare connection, before the connection is closed. */
export function brokenRequest(code: string | undefined): string {
  const [status, text] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The request’s headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'The request cannot be read.'];
  const body = JSON.stringify(failureBody(text));
  return (
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
  );
}
