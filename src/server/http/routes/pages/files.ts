import fastifyStatic from '@fastify/static';
import type { FastifyError } from 'fastify';
import type { App } from '../../appContext.ts';

/** Names that contain a hash of the file's content, so the file never changes. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/;

/** Pictures, film and icons of `public/`: revalidated by ETag after a week. */
const PICTURE = /\.(avif|webp|jpe?g|png|svg|ico|mp4|webm|woff2)$/;

function cacheControl(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(path) ? 'public, max-age=604800' : 'no-cache';
}

/** What the build compressed: sent in place of a file, never by its own name. */
const COMPRESSED = /\.(br|gz)$/;

/** Answered with the 404 page: a folder, the template of pages, and what the build compressed. */
const NO_FILE = /\/$|^\/index\.html$|\.(br|gz)$/;

/** The service worker is always revalidated, so that a new one, or its removal, reaches everybody. */
const WORKER = /[\\/]sw\.js$/;

/** Serves the built app and `public/`, precompressed by the build. @param apiHost the app's backend, if not this server */
export async function registerFiles(app: App, clientFolder: string, apiHost: string | undefined): Promise<void> {
  // A service worker keeps the policy of its own response: it may fetch what pages may.
  const workerPolicy = `default-src 'none'; connect-src ${["'self'", ...(apiHost ? [apiHost] : [])].join(' ')}`;
  await app.register(async (scope) => {
    // An address that could lead out of the folder is one without a page, like any other.
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: clientFolder,
      index: false,
      dotfiles: 'ignore',
      allowedPath: (path) => !NO_FILE.test(path),
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders(reply, path) {
        reply.header('cross-origin-resource-policy', 'cross-origin'); // other sites may show a picture
        const name = path.replace(COMPRESSED, '');
        reply.header('cache-control', cacheControl(name));
        if (WORKER.test(name)) reply.header('content-security-policy', workerPolicy);
      },
    });
  });
}
