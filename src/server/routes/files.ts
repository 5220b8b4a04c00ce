import fastifyStatic from '@fastify/static';
import type { App } from '#server/plugins/validation.ts';

/** Names that the build made from the file's content: what stands at such an address never changes. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/;

/** Pictures, film and icons of `public/`: kept by their ETag, asked for again after a week. */
const PICTURE = /\.(avif|webp|jpe?g|png|svg|ico|mp4|webm|woff2)$/;

function cacheControl(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(path) ? 'public, max-age=604800' : 'no-cache';
}

/** The service worker, which is always asked for anew, so that a new one, or its end, reaches everybody. */
const WORKER = /[\\/]sw\.js$/;

/** Where the files are, and the backend that the app calls, if it is not this server. */
export interface FileParts {
  clientFolder: string;
  apiHost: string | undefined;
}

/** The files of the built app and of `public/`, with the compressed forms that the build laid beside them. */
export async function registerFiles(app: App, { clientFolder, apiHost }: FileParts): Promise<void> {
  // A worker lives by the policy that it came with: it fetches what pages would, and nothing else.
  const workerPolicy = `default-src 'none'; connect-src ${["'self'", ...(apiHost ? [apiHost] : [])].join(' ')}`;
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    // What a search engine asks for is answered with the site's own address in it, see siteMap.ts.
    globIgnore: ['index.html', 'robots.txt', 'sitemap.xml', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      reply.header('cross-origin-resource-policy', 'cross-origin'); // a picture may be shown wherever it is linked
      const name = path.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', cacheControl(name));
      if (WORKER.test(name)) reply.header('content-security-policy', workerPolicy);
    },
  });
}
