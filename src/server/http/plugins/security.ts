import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './validation.ts';

/** What may be framed: previews of the site's own pages, the map and the sermon's video. */
const FRAMED = ["'self'", 'https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/** How a page's Content-Security-Policy differs from others. */
export interface PagePolicy {
  /** SHA-256 hashes of the template's inline scripts, each as `'sha256-…'`. */
  scriptHashes?: readonly string[];
  /** Whether other sites may frame the page. */
  framedAnywhere?: boolean;
  /** The backend of the app, if it is not this server (VITE_API_HOST). */
  apiHost?: string | undefined;
  /** Whether the site is served over TLS: pictures over plain http are then blocked. */
  secure?: boolean;
}

/**
 * A page's policy: scripts only from this site, inline ones only by hash, which no handler in an attribute has. Inline
 * styles are allowed, since Emotion inserts style elements; event pictures may come from anywhere.
 */
export function contentSecurityPolicy({ scriptHashes = [], framedAnywhere, apiHost, secure }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
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

/** A page's policy where the site itself may frame the page: as a preview. */
export const framedHere = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** Headers of every response. The policy allows nothing; pages replace it with their own. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year; sent only over TLS, direct or through the proxy. */
const HSTS = 'max-age=31536000';

/** Sets the protective headers, and the request's id, which leads to its line in the log. */
export type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** @param settings.hstsSubdomains whether HSTS covers subdomains */
export function protection({ hstsSubdomains }: { hstsSubdomains: boolean }): Protect {
  const hsts = hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
  return (request, reply) => {
    reply.headers(PROTECTIVE_HEADERS).header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
  };
}

export function registerSecurity(app: App, protect: Protect): void {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    done();
  });
}
