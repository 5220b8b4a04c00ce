import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyWindow, eventWindows, weekWindow } from '#content/eventWindows.ts';
import { pictures } from '#content/pictures.ts';
import { temporaryFolder } from './testApp.ts';

/** Fills a built site's `dist` with a template and a bundle that draws what it was given, and returns the folder. */
export function fakeBuild({ render = DRAWS_WHAT_IT_GETS, files = {} as Record<string, string> } = {}): string {
  const dist = temporaryFolder();
  const all: Record<string, string> = {
    'client/index.html': TEMPLATE,
    'server/render.js': render,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return dist;
}

const TEMPLATE = `<!doctype html><html><head><script>const theme = 1</script><!--head--></head>
<body><div id="root"><!--body--></div><script type="application/json" id="state"><!--state--></script>
<script type="module" src="/assets/main-abcdefgh.js"></script></body></html>
`;

/** Counts its drawings, so that a test sees which pages were drawn anew. */
const DRAWS_WHAT_IT_GETS = `
let drawn = 0;
export async function render({ url, events, removed, greeting, now, origin }) {
  drawn++;
  return {
    status: removed ? 410 : ['/404', '/events/0'].includes(url) ? 404 : 200,
    head: '<title>' + url + '</title>',
    body: '<!--state-->' + events.map(({ title }) => title).join() + (greeting?.lead ?? '') + ' drawn ' + drawn,
    state: JSON.stringify({ url, now, origin }),
  };
}
`;

/** A build that has the windows and the sign which the server draws its pictures with. */
export function drawingBuild(): string {
  const dist = fakeBuild();
  const names = [...Object.values(eventWindows), anyWindow, weekWindow].map(
    ({ picture }) => `pictures/${picture}-${pictures[picture].widths.at(-1)}.webp`,
  );
  for (const name of [...names, 'icons/logo.svg']) cpSync(join('public', name), join(dist, 'client', name));
  return dist;
}
