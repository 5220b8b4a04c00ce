// `npm test`: tests the site with one command, on any Node from 20 on.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, onProjectNode } from '../site/setUp.mjs';
import { installBrowsers } from './browsers.mjs';

const browsers = installBrowsers(); // beside the packages: both wait for the network and the disk
ensureInstalled({ withTests: true });
await browsers;
await onProjectNode(fileURLToPath(import.meta.url));
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1'; // in a log file colours are only noise
await import('./runTests.ts');
