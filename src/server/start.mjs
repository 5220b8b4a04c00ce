// Starts the site with V8's code cache, and gives memory back when it rests. The flags that Node is started with come from
// whoever starts it: `npm start`, the Dockerfile, or a unit file (DEPLOY.md says what each of them buys). It is plain
// JavaScript, so that a start for which everything is in the cache loads nothing that reads TypeScript.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The code as V8 has compiled it; made again where a file has changed, and done without where it cannot be written. */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));
await import('./main.ts');
flushCompileCache();
const { createIdleCollector, CHECK_INTERVAL_MS } = await import('./idleCollector.ts');
const { inBackground } = await import('./inBackground.ts');
const collect = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
collect(); // what the start left
const look = createIdleCollector(collect);
let before = process.cpuUsage();
const lookAgain = () => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  look((user + system) / 1e6);
};
setInterval(() => inBackground('giving memory back', lookAgain), CHECK_INTERVAL_MS).unref();
