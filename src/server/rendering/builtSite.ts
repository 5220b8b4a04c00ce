import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { splitLanguage } from '#content/language.ts';
import type { PageName } from '#content/pages.ts';
import { CliError } from '#server/cliError.ts';
import { optionalOrigin } from '#server/settings.ts';
import type { RenderBundle, RenderedPage } from '#shared/http/renderBundle.ts';

/** The folder of the current build; another may be built beside it (`commands/site/buildSite.mjs`). */
export function builtFolder(): string {
  const dist = join(import.meta.dirname, '../../../dist');
  const named = join(dist, 'current');
  return existsSync(named) ? join(dist, readFileSync(named, 'utf8')) : dist;
}

/** The built app: files for browsers, and for each language the HTML template and server rendering. */
export type BuiltSite = NonNullable<Awaited<ReturnType<typeof loadBuiltSite>>>;

/** The pages of the language of an address. */
export const pagesAt = ({ pages }: BuiltSite, url: string) => pages[splitLanguage(url).language];

/**
 * Loads the build: the only connection between server and web app.
 *
 * @param folder the build's folder, with the Kiswahili pages in `sw`
 * @returns undefined if there is no build
 * @throws CliError if its VITE_API_HOST is not a URL, or its template lacks a place for what is drawn
 */
export async function loadBuiltSite(folder: string) {
  const english = await loadPages(folder);
  const swahili = await loadPages(join(folder, 'sw'));
  if (!english || !swahili) return undefined;
  return {
    /** The files for browsers. */
    clientFolder: join(folder, 'client'),
    pages: { en: english.pages, sw: swahili.pages },
    /** The app's backend, if it is not this server (VITE_API_HOST). */
    apiHost: english.apiHost,
    /** Hashes of the templates' inline scripts, for the Content-Security-Policy. */
    scriptHashes: [...new Set([...english.scriptHashes, ...swahili.scriptHashes])],
  };
}

/** Loads one language's part of the build; undefined where there is none. */
async function loadPages(folder: string) {
  const clientFolder = join(folder, 'client');
  const [page, bundle] = [join(clientFolder, 'index.html'), join(folder, 'server', 'render.js')];
  if (!existsSync(page) || !existsSync(bundle)) return undefined;
  const template = readFileSync(page, 'utf8');
  const lacking = ['<!--head-->', '<!--body-->', '<!--state-->'].find((place) => !template.includes(place));
  if (lacking) throw new CliError(`The built index.html has no place ${lacking}.`);
  const { openPage, preload, API_HOST } = (await import(pathToFileURL(bundle).href)) as RenderBundle<PageName>;
  await preload(); // later, no file descriptor might be free
  const apiHost = optionalOrigin('VITE_API_HOST', API_HOST.trim() || undefined);
  const pages = {
    openPage,
    /** Fills the template in one pass, which searches no inserted text; without pieces, the browser renders the page. */
    fill: (pieces?: Omit<RenderedPage, 'status'>): string =>
      template.replace(/<!--(head|body|state)-->/g, (_, name: 'head' | 'body' | 'state') => pieces?.[name] ?? ''),
  };
  return { pages, apiHost, scriptHashes: inlineScriptHashes(template) };
}

/** Only the template's own scripts are hashed: an injected one must not run. */
const inlineScriptHashes = (template: string): string[] =>
  template
    .split('<script')
    .slice(1)
    .map((part) => part.split('</script>', 1)[0] ?? '')
    .filter((script) => !/^[^>]*(?:\bsrc=|application\/json)/.test(script))
    .map((script) => script.slice(script.indexOf('>') + 1))
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
