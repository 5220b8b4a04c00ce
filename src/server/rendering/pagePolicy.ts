/** What may be framed: previews of the site's own pages, the map and the sermon's video. */
const FRAMED = ["'self'", 'https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/** How a page's Content-Security-Policy differs from others. */
interface PagePolicy {
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
