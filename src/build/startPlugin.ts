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
        const appFiles = inOrder(app, bundle);
        const emit = (name: string, source: string): string => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${name.replace('.', `-${hash}.`)}`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const pageFiles = emit('page-files.json', JSON.stringify(filesOfPages(bundle, appFiles)));
        const start = emit(
          'start.js',
          await bundled(START, { APP_FILES: appFiles.map((file) => `/${file}`), PAGE_FILES: pageFiles }),
        );
        const early = await transformWithOxc(readFileSync(EARLY_INPUT, 'utf8'), 'earlyInput.ts');
        const { code } = minifySync('earlyInput.js', `(() => {${early.code.replace('export {};', '')}})()`);
        page.source = String(page.source)
          .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</script>', () => `;${code.trim()}</script>`)
          .replace('</body>', `  <script type="module" async src="${start}" fetchpriority="low"></script>\n  </body>`);
      },
    },
  };
}

/** The files of a page that are fetched ahead (`web/app/start/start.ts`). */
interface FilesOfPage {
  own: string[];
  form?: string[];
}

/** A page that the server renders. */
const PAGE = /\/web\/pages\/site\/(\w+)\.tsx$/;

/** The note below a page whose Kiswahili words are not yet approved. */
const APPROVAL_NOTE = '/layout/site/ApprovalNote.tsx';
/** Words that only the Kiswahili build holds. */
const KISWAHILI = '/content/sw/contact.ts';

/** What the form of a page loads once somebody fills it in, by the name of the page's module. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  ContactPage: ['/features/contact/contactResolver.ts', '/outbox/openOutbox.ts'],
  EventPage: ['/sign-up/sending.ts', '/outbox/openOutbox.ts'],
};

/** The files that each page needs beside the app's, and those that its form needs after them. */
function filesOfPages(bundle: Rolldown.OutputBundle, appFiles: readonly string[]): Record<string, FilesOfPage> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  const onEach = holding(KISWAHILI) ? holding(APPROVAL_NOTE) : undefined;
  const named = (files: readonly string[]) => files.map((file) => `/${file}`);
  return Object.fromEntries(
    chunks.flatMap((page) => {
      const [, name] = PAGE.exec(page.facadeModuleId ?? '') ?? [];
      if (name === undefined) return [];
      const done = new Set(appFiles);
      const own = [page, ...(onEach ? [onEach] : [])].flatMap((chunk) => inOrder(chunk, bundle, done));
      const form = (FORMS[name] ?? []).flatMap((module) => {
        const part = holding(module);
        if (!part) throw new Error(`No file of the build holds ${module}.`);
        return inOrder(part, bundle, done);
      });
      return [[name, { own: named(own), ...(form.length > 0 && { form: named(form) }) }]];
    }),
  );
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
