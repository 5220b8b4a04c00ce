import { resolve } from 'node:path';
import { loadBuiltSite } from '#server/pages/builtSite.ts';
import { endInWords, PlainError } from '#server/plainError.ts';

/** The last step of a build: whether it can be loaded and draws the home page. */
async function checkBuild(): Promise<void> {
  const [folder = 'dist'] = process.argv.slice(2);
  const site = await loadBuiltSite(resolve(folder));
  const page = await site?.render({ url: '/', events: [], now: new Date().toISOString(), origin: 'http://localhost' });
  if (page?.status !== 200 || page.body === '')
    throw new PlainError('The home page cannot be drawn from the new build.');
}

await endInWords('The new build is not good', checkBuild);
