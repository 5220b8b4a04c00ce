import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './validation.ts';

/** The only hosts whose pages are framed: the map and the sermon's video. */
const FRAMED = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/** What a page's Content-Security-Policy has of its own. */
export interface PagePolicy {
  /** SHA-256 hashes of the template's inline scripts, each as `'sha256-…'`. */
  scriptHashes?: readonly string[];
  /** Whether other sites may show the page in a frame. */
  framedAnywhere?: boolean;
  /** The backend that the app calls, where it is not this server (VITE_API_HOST). */
  apiHost?: string | undefined;
  /** Whether the site is reached by TLS: its pages then take no picture over plain http. */
  secure?: boolean;
}

/**
 * The policy of a page: scripts only from here, nothing inline but what the build put there. Styles may stand inline,
 * since Emotion writes them as elements; an event's picture may come from anywhere.
 */
export function contentSecurityPolicy({ scriptHashes = [], framedAnywhere, apiHost, secure }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...(apiHost ? [apiHost] : [])].join(' ')}`,
    `frame-src ${FRAMED.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${framedAnywhere ? '*' : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** What every answer carries; a page puts a Content-Security-Policy of its own in place of this one, which allows nothing. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year; sent only where the request came by TLS, itself or through the proxy in front. */
const HSTS = 'max-age=31536000';

/** Puts the protective headers on an answer. */
export type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** @param settings.hstsSubdomains whether browsers shall ask for every name below the site's by TLS too */
export function protection({ hstsSubdomains }: { hstsSubdomains: boolean }): Protect {
  const hsts = hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
  return (request, reply) => {
    reply.headers(PROTECTIVE_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
  };
}

/** Every answer's protective headers. */
export function registerSecurity(app: App, protect: Protect): void {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    done();
  });
}
