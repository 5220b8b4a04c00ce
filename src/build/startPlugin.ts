import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const START_SCRIPT = new URL('../web/app/startScript.ts', import.meta.url);
const PAGE_SCRIPT = new URL('../web/app/pageScript.ts', import.meta.url).pathname;

/**
 * The Vite plugin that puts the start script (`web/app/startScript.ts`) in place of the entry's own tags, so that the app
 * counts for nothing until a person is there. `web/app/pageScript.ts` becomes a file of its own.
 */
export function startPlugin(): Plugin {
  return {
    name: 'start-at-first-sign',
    apply: 'build',
    buildStart() {
      if (!this.environment.config.build.ssr)
        this.emitFile({ type: 'chunk', id: PAGE_SCRIPT, name: 'page', preserveSignature: 'strict' });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const appFiles = JSON.stringify(inOrder(chunk, bundle).map((file) => `/${file}`));
        const pageScript = Object.values(bundle).find(
          (file) => 'facadeModuleId' in file && file.facadeModuleId === PAGE_SCRIPT,
        );
        const script = await transformWithOxc(readFileSync(START_SCRIPT, 'utf8'), 'startScript.ts');
        const constants = `const APP_FILES = ${appFiles}, PAGE_SCRIPT = "/${pageScript?.fileName}";\n`;
        const { code } = minifySync('start.js', constants + script.code, { module: true });
        const element = `<script type="module">${code.trim()}</script>`;
        return html
          .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</body>', () => `  ${element}\n  </body>`);
      },
    },
  };
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
