import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageName } from '#content/pages.ts';
import { optionalOrigin } from '#server/settings.ts';
import type { ChapterAnswer, VerseAnswer } from '#shared/verse.ts';
import { filesAhead } from './filesAhead.ts';

/** What a page is drawn from (see `render` in the web app). */
export interface RenderInput {
  /** Path and query. */
  url: string;
  /** What `GET /all/events` answers, parsed. */
  events: unknown;
  /** The chapter that the address asks to read. */
  chapter?: ChapterAnswer | undefined;
  /** The greeting with the verse of the day, where the page shows it. */
  greeting?: VerseAnswer | undefined;
  /** Whether the event of the address was there and is no more. */
  removed?: boolean | undefined;
  /** The moment that the page is drawn for, ISO 8601. */
  now: string;
  /** The site's own origin, without a slash at the end. */
  origin: string;
}

/** A page drawn, in the pieces that the template has places for. */
export interface Rendered {
  status: number;
  head: string;
  body: string;
  state: string;
}

/** The built app: its files for browsers, the page that they hang in, and what draws the public pages. */
export interface BuiltSite {
  /** The folder of the files for browsers. */
  clientFolder: string;
  render(input: RenderInput): Promise<Rendered>;
  /** The template with the pieces put in; without pieces, the page that the browser draws by itself. */
  fill(pieces?: Omit<Rendered, 'status'>): string;
  /** The elements for the head of an undrawn page that have its files fetched at once (see filesAhead). */
  filesAhead(page: PageName, apiHost: string | undefined): string;
  /** The backend that the app was built to call, where it is not this server (VITE_API_HOST). */
  apiHost: string | undefined;
  /** The hashes of the template's inline scripts, for the Content-Security-Policy. */
  scriptHashes: readonly string[];
}

/** What the bundle of the web app gives (`web/render.tsx`). */
type RenderBundle = Pick<BuiltSite, 'render'> & { preload?: () => Promise<void>; API_HOST?: string };

/**
 * Loads what the build made, the one door between the server and the web app.
 *
 * @param folder the build's folder, `dist`
 * @returns undefined where there is no build
 * @throws PlainError where the backend that it was built for is no address
 */
export async function loadBuiltSite(folder: string): Promise<BuiltSite | undefined> {
  const clientFolder = join(folder, 'client');
  const [page, bundle] = [join(clientFolder, 'index.html'), join(folder, 'server', 'render.js')];
  if (!existsSync(page) || !existsSync(bundle)) return undefined;
  const template = readFileSync(page, 'utf8');
  const { render, preload, API_HOST } = (await import(pathToFileURL(bundle).href)) as RenderBundle;
  await preload?.(); // a page that is loaded later might find no file left to open
  return {
    clientFolder,
    render,
    apiHost: optionalOrigin('VITE_API_HOST', API_HOST?.trim() || undefined),
    fill: filler(template),
    filesAhead: filesAhead(clientFolder),
    scriptHashes: inlineScriptHashes(template),
  };
}

/** Cuts the template at its three places once, so that no text put in is ever searched for another place. */
function filler(template: string): BuiltSite['fill'] {
  const places = ['<!--head-->', '<!--body-->', '<!--state-->'];
  const parts: string[] = [];
  let rest = template;
  for (const place of places) {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`The built index.html has no place ${place}.`);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + place.length);
  }
  const [beforeHead, beforeBody, beforeState] = parts;
  return (pieces) => [beforeHead, pieces?.head, beforeBody, pieces?.body, beforeState, pieces?.state, rest].join('');
}

/** Only the template's own scripts are hashed: one that slipped into a drawn page must not run. */
function inlineScriptHashes(template: string): string[] {
  const scripts = template.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
