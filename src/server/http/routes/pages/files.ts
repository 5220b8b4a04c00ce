import fastifyStatic from '@fastify/static';
import type { App } from '#server/http/validation.ts';

/** Names that contain a hash of the file's content, so the file never changes. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/;

/** Pictures, film and icons of `public/`: revalidated by ETag after a week. */
const PICTURE = /\.(avif|webp|jpe?g|png|svg|ico|mp4|webm|woff2)$/;

function cacheControl(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(path) ? 'public, max-age=604800' : 'no-cache';
}

/** Headers that only matter for documents. Scripts, fonts and pictures are sent without them, which saves 0.2 kB a file. */
const OF_DOCUMENTS = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** The service worker is always revalidated, so that a new one, or its removal, reaches everybody. */
const WORKER = /[\\/]sw\.js$/;

interface FileOptions {
  clientFolder: string;
  apiHost: string | undefined;
}

/** Serves the built app and `public/`, precompressed by the build. */
export async function registerFiles(app: App, { clientFolder, apiHost }: FileOptions): Promise<void> {
  // A service worker keeps the policy of its own response: it may fetch what pages may.
  const workerPolicy = `default-src 'none'; connect-src ${["'self'", ...(apiHost ? [apiHost] : [])].join(' ')}`;
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    // robots.txt and the site map name the site's address, see siteMap.ts.
    globIgnore: ['index.html', 'robots.txt', 'sitemap.xml', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      reply.header('cross-origin-resource-policy', 'cross-origin'); // other sites may show a picture
      const name = path.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', cacheControl(name));
      if (HASHED.test(name) || PICTURE.test(name)) for (const header of OF_DOCUMENTS) reply.removeHeader(header);
      if (WORKER.test(name)) reply.header('content-security-policy', workerPolicy);
    },
  });
}
