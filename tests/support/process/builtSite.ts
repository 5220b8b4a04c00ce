import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyWindow, eventWindows, weekWindow } from '#content/events/eventWindows.ts';
import { pictures } from '#content/pictures.ts';
import { loadBuiltSite } from '#server/rendering/builtSite.ts';
import { temporaryFolder } from '../testApp.ts';

/** What a test has in place of the build's own: its render bundle, and files of `dist`. */
interface Build {
  render?: string;
  files?: Record<string, string>;
}

/** A built site in both languages, of a template and a bundle that draws what it was given. */
export const fakeSite = (build?: Build) => loadBuiltSite(fakeBuild(build));

/** Fills a folder `dist` of such a site, and returns it. */
function fakeBuild({ render = DRAWS_WHAT_IT_GETS, files = {} }: Build = {}): string {
  const dist = temporaryFolder();
  const all: Record<string, string> = {
    'client/index.html': TEMPLATE,
    'server/render.js':
      render +
      OTHERS.filter(([name]) => !render.includes(`export const ${name}`))
        .map(([, code]) => code)
        .join('\n'),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    for (const language of ['', 'sw']) {
      const path = join(dist, language, name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return dist;
}

/** What every render bundle exports, where a test has none of its own. */
const OTHERS = [
  ['API_HOST', "export const API_HOST = '';"],
  ['preload', 'export const preload = async () => {};'],
] as const;

const TEMPLATE = `<!doctype html><html><head><script>const theme = 1</script><!--head--></head>
<body><div id="root"><!--body--></div><script type="application/json" id="state"><!--state--></script>
<script type="module" src="/assets/main-abcdefgh.js"></script></body></html>
`;

/** Asks what the pages of the web app ask, and counts its drawings, so that a test sees which pages were drawn again. */
const DRAWS_WHAT_IT_GETS = `
let drawn = 0;
const list = { method: 'GET', path: '/all/events', access: 'public' };
const asks = {
  '/': ({ day }) => [{ endpoint: list, params: { from: day } }],
  '/events': () => [{ endpoint: list }],
  '/event-card': ({ day }) => [{ endpoint: list, params: { from: day } }],
  '/daily-verse': () => [{ endpoint: { method: 'POST', path: '/daily/verse' }, body: { message: 'Hello' } }],
};
export async function openPage({ url, now, answer }) {
  const { pathname: asked, searchParams } = new URL(url, 'http://page');
  const pathname = asked.replace(/^\\/sw(?=\\/|$)/, '') || '/';
  const day = new Date(Date.parse(now) + 3 * 3600000).toISOString().slice(0, 10);
  const id = pathname.startsWith('/events/') ? pathname.slice(8) : undefined;
  const calls = id ? [{ endpoint: { method: 'GET', path: '/read/events/:id' }, pathParams: { id } }]
    : searchParams.has('read') ? [] : (asks[pathname] ?? (() => []))({ day });
  const answered = await Promise.all(calls.map(answer));
  const events = answered.flatMap(({ body }) => Array.isArray(body) ? body : body.next ? [...(body.event ? [body.event] : []), ...body.next] : []);
  const card = searchParams.get('id');
  const shown = events.filter(({ id }) => !card || String(id) === card);
  const titles = shown.map(({ title }) => title).join();
  const lead = answered.map(({ body }) => body.lead ?? '').join('');
  const statuses = answered.map(({ status }) => status);
  return {
    render({ now: at }, origin) {
      drawn++;
      return {
        status: statuses.includes(410) ? 410 : pathname.startsWith('/404') || statuses.includes(404) ? 404 : 200,
        head: '<title>' + url + '</title>',
        body: '<!--state-->' + titles + lead + ' drawn ' + drawn,
        state: JSON.stringify({ url, now: at, origin }),
      };
    },
  };
}
`;

/** A built site that has the windows and the sign which the server draws its pictures with. */
export function drawingSite() {
  const dist = fakeBuild();
  const names = [...Object.values(eventWindows), anyWindow, weekWindow].map(
    ({ picture }) => `pictures/${picture}-${pictures[picture].width}.webp`,
  );
  for (const name of [...names, 'icons/logo.svg']) cpSync(join('public', name), join(dist, 'client', name));
  return loadBuiltSite(dist);
}
