// `npm start`: brings the site up with one command, on any Node from 20 on.
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, onProjectNode, stopWithNpm } from './setUp.mjs';

stopWithNpm();
ensureInstalled({ withTests: false });
await onProjectNode(fileURLToPath(import.meta.url));
ensureBuilt();
await import('../server/start.mjs');
