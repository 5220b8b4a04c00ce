import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageName, pages } from '#content/pages.ts';

/** Vite's manifest: each module's file, and its imports. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Makes the elements for each page's head that have the page's own files fetched beside the app's: the browser would
 * otherwise discover them one after another.
 *
 * @param clientFolder the built files for browsers; without the build's manifest no files are named
 * @returns for each page, the elements for its head
 */
export function filesAhead(
  clientFolder: string,
  sourcesOf: (page: PageName) => readonly string[],
): ReadonlyMap<PageName, string> {
  const path = join(clientFolder, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};

  const gather = (name: string, files: Set<string>): Set<string> => {
    const part = manifest[name];
    if (!part || files.has(part.file)) return files;
    files.add(part.file);
    for (const needed of part.imports ?? []) gather(needed, files);
    return files;
  };

  const elements = new Map<PageName, string>();
  for (const page of Object.keys(pages) as PageName[]) {
    const app = gather('index.html', new Set());
    const files = new Set(app);
    for (const source of sourcesOf(page)) gather(source, files);
    const own = [...files].filter((file) => !app.has(file));
    elements.set(page, own.map((file) => `<link rel="modulepreload" href="/${file}">`).join(''));
  }
  return elements;
}
