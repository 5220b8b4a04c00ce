// `npm test`: tests the site with one command, on any Node from 20 on.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, onProjectNode } from './setUp.mjs';

ensureInstalled({ withTests: true });
await onProjectNode(fileURLToPath(import.meta.url));
await import('./runTests.ts');
