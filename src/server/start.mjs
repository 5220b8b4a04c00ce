// Starts the site with V8's code cache. It is plain JavaScript, so that a start for which
// everything is in the cache loads nothing that reads TypeScript.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The code as V8 has compiled it; made again where a file has changed, and done without where it cannot be written. */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));
await import('./main.ts');
flushCompileCache();
