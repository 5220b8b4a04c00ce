// `npm run build`: builds the site, also where this version could not be built before.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './buildSite.mjs';
import { onProjectNode } from './setUp.mjs';

await onProjectNode(fileURLToPath(import.meta.url));
if (!ensureBuilt({ again: true })) process.exitCode = 1;
