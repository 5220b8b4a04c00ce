import { createHash } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { church } from '#content/en/church.ts';
import { interfaceWords } from '#content/interfaceWords.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { HttpError, type HttpErrorDetails, type LocalizedText, localize } from '#server/httpError.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { INDIGO, INK, LILAC, NIGHT, NIGHT_INK, PARCHMENT } from '#shared/colours.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { MAX_BODY_BYTES } from '#shared/text.ts';
import { PROTECTIVE_HEADERS } from './security.ts';
import { preferredType, requestLanguage } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own text for a body that is too large. */
    tooLarge?: string;
  }
}

/** The text for a body that is too large. */
export function tooLarge({ bodyLimit: limit = MAX_BODY_BYTES, config }: FastifyRequest['routeOptions']): LocalizedText {
  return config.tooLarge ?? (({ serverErrors }) => serverErrors.tooLarge(limit / 1024));
}

/** The longest reason in the log, in characters. */
const MAX_WHY = 200;

/** System errors: no more descriptors, memory or processes at the moment. */
const NO_ROOM: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** Readable texts for Fastify's own errors; all others say that the request cannot be read. */
const FASTIFY_WORDS: Record<string, LocalizedText> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ({ serverErrors }) => serverErrors.needsJson,
  FST_ERR_CTP_INVALID_JSON_BODY: ({ serverErrors }) => serverErrors.brokenJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ({ serverErrors }) => serverErrors.wrongLength,
  FST_ERR_BAD_URL: ({ serverErrors }) => serverErrors.brokenAddress,
  FST_ERR_MAX_PARAM_LENGTH: ({ serverErrors }) => serverErrors.longAddress,
};

/** The body of every error: the same text under `error` and `message` (rulings, 2). */
export function failureBody(text: string, { fields, body }: HttpErrorDetails = {}): Record<string, unknown> {
  return { error: text, message: text, ...(fields && { fields }), ...body };
}

/**
 * Sends every error in the visitor's language: JSON to a program, a page to a browser. A fault of the server is logged;
 * its text is not sent, but the request's id is, which leads to the line in the log.
 */
export function answerError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, message, said, details } = httpErrorOf(thrown, request);
  const language = requestLanguage(request);
  const failed = statusCode >= 500 && !(thrown instanceof HttpError); // an HttpError's text is meant for people
  const fault = storeFault(thrown);
  if (failed) request.log.error({ err: thrown, fault }, `the request failed${fault === undefined ? '' : `: ${fault}`}`);
  else if ('session' in request) request.log = request.log.child({ why: message.slice(0, MAX_WHY) }); // only staff's
  const words = interfaceWords[language];
  const text = failed ? `${localize(said, words)} ${words.serverErrors.mention(request.id)}` : localize(said, words);
  reply
    .code(statusCode)
    .headers(details.headers ?? {})
    .header('cache-control', 'no-store');
  if (!isReader(request)) return reply.type('application/json; charset=utf-8').send(failureBody(text, details));
  reply.header('content-security-policy', ERROR_PAGE_POLICY);
  return reply.type('text/html; charset=utf-8').send(errorPage(text, language));
}

/** The content type of a form that is sent without script. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a browser asks for a page, or sends a form without script. */
function isReader(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const reads = method === 'GET' || method === 'HEAD' || headers['content-type']?.startsWith(FORM_TYPE) === true;
  return reads && preferredType(request, 'application/json', 'text/html') === 'text/html';
}

function httpErrorOf(thrown: FastifyError | Error, request: FastifyRequest): HttpError {
  if (thrown instanceof HttpError) return thrown;
  // A client that disconnects has the same error code as a database that does.
  if (thrown === request.raw.errored) return new HttpError(400, ({ serverErrors }) => serverErrors.brokeOff);
  const later = { headers: { 'retry-after': '30' } };
  if (storeFault(thrown) !== undefined)
    return new HttpError(503, ({ serverErrors }) => serverErrors.unavailable, later);
  const { statusCode, code = '' } = thrown as FastifyError;
  if (NO_ROOM.has(code)) return new HttpError(503, ({ serverErrors }) => serverErrors.tooBusy, later);
  if (thrown instanceof SyntaxError && statusCode === 400) {
    return new HttpError(400, ({ serverErrors }) => serverErrors.brokenJson);
  }
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500)
    return new HttpError(500, ({ serverErrors }) => serverErrors.wentWrong);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, tooLarge(request.routeOptions));
  return new HttpError(statusCode, FASTIFY_WORDS[code] ?? (({ serverErrors }) => serverErrors.unreadable));
}

const BROKEN: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request’s headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  CROWDED: ['503 Service Unavailable', 'Too many connections come from your network just now. Please try again.'],
  RESTARTING: ['503 Service Unavailable', 'The site is being restarted just now. Please try again in a moment.'],
  METHOD: ['405 Method Not Allowed', 'This site takes no requests of that method.'],
  EXPECTATION: ['417 Expectation Failed', 'The site cannot meet what the request’s Expect header asks for.'],
};

/** The raw response to a request that is not valid HTTP; in English, since nothing says for whom it is. */
export function brokenRequest(code = ''): string {
  const [status, text] = BROKEN[code] ?? ['400 Bad Request', interfaceWords.en.serverErrors.unreadable];
  const body = JSON.stringify(failureBody(text));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...PROTECTIVE_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}

const STYLE =
  `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:18vh auto 0;padding:0 1.5rem;color:${INK};` +
  `background:${PARCHMENT}}h1{font-size:1.5rem}a{color:${INDIGO}}@media(prefers-color-scheme:dark){body{color:${NIGHT_INK};` +
  `background:${NIGHT}}a{color:${LILAC}}}`;

/** The page's Content-Security-Policy: its one style and nothing else. */
export const ERROR_PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The page shown for an error. It needs neither the built app nor the database. */
export function errorPage(text: string, language: Language): string {
  const name = escapeHtml(church.name.value);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text)} – ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 lang="en">${name}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${inLanguage(language, '/')}">${interfaceWords[language].errorPage.back}</a></p>
</main>
</body>
</html>
`;
}
