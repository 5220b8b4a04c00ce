import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const START = fileURLToPath(new URL('../web/app/start/start.ts', import.meta.url));
const EARLY_INPUT = new URL('../web/app/start/earlyInput.ts', import.meta.url);

/**
 * The Vite plugin that puts the start script (`web/app/start/start.ts`) in place of the entry's own tags, so that the app
 * counts for nothing until a person is there. It is a file of its own, which no paint waits for; what a tap before it
 * needs (`earlyInput.ts`) follows the inline script of the page's head.
 */
export function startPlugin(): Plugin {
  return {
    name: 'start-at-first-sign',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (page?.type !== 'asset' || app?.type !== 'chunk') return;
        const source = await bundled(START, { APP_FILES: inOrder(app, bundle).map((file) => `/${file}`) });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/start-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        const early = await transformWithOxc(readFileSync(EARLY_INPUT, 'utf8'), 'earlyInput.ts');
        const { code } = minifySync('earlyInput.js', `(() => {${early.code.replace('export {};', '')}})()`);
        page.source = String(page.source)
          .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</script>', () => `;${code.trim()}</script>`)
          .replace(
            '</body>',
            `  <script type="module" async src="/${fileName}" fetchpriority="low"></script>\n  </body>`,
          );
      },
    },
  };
}

/** A module and what it imports as one minified script. */
async function bundled(module: string, constants: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, modulePreload: false, rolldownOptions: { input: module } },
  });
  const [script] = (result as Rolldown.RolldownOutput).output;
  return script.code;
}

/** The files that a chunk needs before it, dependencies first, the chunk itself last. */
function inOrder(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, done = new Set<string>()): string[] {
  if (done.has(chunk.fileName)) return [];
  done.add(chunk.fileName);
  const before = chunk.imports.flatMap((name) => {
    const needed = bundle[name];
    return needed?.type === 'chunk' ? inOrder(needed, bundle, done) : [];
  });
  return [...before, chunk.fileName];
}
