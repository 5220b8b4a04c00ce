import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every response: it is not stored, and its policy allows nothing, unless it has others of its own. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year; sent only over TLS, direct or through the proxy. */
const HSTS = 'max-age=31536000';

/** Sets the protective headers, and the request's id, which leads to its line in the log. */
type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** @param settings.hstsSubdomains whether HSTS covers subdomains */
export function protection({ hstsSubdomains }: { hstsSubdomains: boolean }): Protect {
  const hsts = hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
  return (request, reply) => {
    reply.headers(PROTECTIVE_HEADERS).header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
  };
}
