// `npm start`: brings the site up with one command, on any Node from 20 on.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './buildSite.mjs';
import { ensureInstalled, onProjectNode, stopWithNpm } from './setUp.mjs';
import { supervise } from './supervise.mjs';

stopWithNpm();
ensureInstalled({ withTests: false });
await onProjectNode(fileURLToPath(import.meta.url));
ensureBuilt();
supervise();
