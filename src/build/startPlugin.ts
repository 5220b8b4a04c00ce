import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const SCRIPT = new URL('../web/app/startScript.ts', import.meta.url);

/**
 * Pages that a link may lead to soon are fetched by the browser itself, until the app is awake: not staff's, which show
 * nothing before they are signed in, and no files.
 */
const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/create/*', '/login', '/event-list', '/*.*'] } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The Vite plugin that puts the start script (`web/app/startScript.ts`) and the speculation rules in place of the entry's
 * own tags, so that the app counts for nothing until a person is there.
 */
export function startPlugin(): Plugin {
  return {
    name: 'start-at-first-sign',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const files = JSON.stringify(inOrder(chunk, bundle).map((file) => `/${file}`));
        const script = await transformWithOxc(readFileSync(SCRIPT, 'utf8'), 'startScript.ts');
        const { code } = minifySync('start.js', `const APP_FILES = ${files};\n${script.code}`, { module: true });
        const elements = [
          `<script type="speculationrules">${JSON.stringify(SPECULATION_RULES)}</script>`,
          `<script type="module">${code.trim()}</script>`,
        ];
        return html
          .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</body>', () => `  ${elements.join('\n  ')}\n  </body>`);
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
