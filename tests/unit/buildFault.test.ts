import { expect, it } from 'vitest';
// @ts-expect-error: plain JavaScript, which must run before anything is installed
import { buildFault } from '../../src/commands/site/buildFault.mjs';

const STACK = `    at aggregateBindingErrorsIntoJsError (file:///srv/site/node_modules/rolldown/dist/shared/error.mjs:50:18)
    at async CAC.<anonymous> (file:///srv/site/node_modules/vite/dist/node/cli.js:789:3) {
  errors: [Getter/Setter]
}`;

it.each([
  [
    'a plugin’s own words',
    `✗ Build failed in 2.64s
error during build:
Build failed with 1 error:

[plugin vite-plugin-pwa:build]
Error: Build failed with 1 error:

[plugin scripture] /srv/site/src/content/en/home.ts
RolldownError: Scripture "Jhn 3:16" does not exist.
${STACK}`,
    'src/content/en/home.ts: Scripture "Jhn 3:16" does not exist.',
  ],
  [
    'a mistake in the code, drawn in colours',
    `error during build:
Build failed with 1 error:

\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token
     \u001b[38;5;246m╭─\u001b[0m\u001b[38;5;246m[\u001b[0m src/web/app/render.tsx:120:12 \u001b[38;5;246m]\u001b[0m
 \u001b[38;5;246m120 │\u001b[0m const x = (;
${STACK}`,
    'src/web/app/render.tsx:120:12: Unexpected token',
  ],
  [
    'a command’s own sentence',
    'It is well so far.\nOf the French sentences 3 are no text.\n',
    'Of the French sentences 3 are no text.',
  ],
  [
    'an error of Node',
    `node:internal/modules/run_main:123
    triggerUncaughtException(
    ^

Error: Cannot find module '/srv/site/src/build/compress.ts'
    at Module._resolveFilename (node:internal/modules/cjs/loader:1401:15) {
  code: 'MODULE_NOT_FOUND'
}

Node.js v26.10.0`,
    `Cannot find module 'src/build/compress.ts'`,
  ],
  ['nothing', '', 'Its process was ended.'],
])('a failing build says in one sentence what and where: %s', (_, output, sentence) => {
  expect(buildFault(output, '/srv/site/')).toBe(sentence);
});
