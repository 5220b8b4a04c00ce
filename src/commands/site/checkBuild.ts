import { resolve } from 'node:path';
import { inLanguage, LANGUAGES } from '#content/language.ts';
import { CliError, endInWords } from '#server/cliError.ts';
import { loadBuiltSite } from '#server/rendering/builtSite.ts';
import { endpoints } from '#shared/http/endpoints.ts';

/** What a new site answers the home page; to all other requests an empty list. */
const ANSWERS: Readonly<Record<string, object>> = {
  [endpoints.readContent.path]: { fields: {} },
  [endpoints.listSermons.path]: { sermons: [] },
};

/** The last step of a build: checks that it loads and renders the home page in each language. */
async function checkBuild(): Promise<void> {
  const [folder = 'dist'] = process.argv.slice(2);
  const site = await loadBuiltSite(resolve(folder));
  const now = new Date().toISOString();
  for (const language of LANGUAGES) {
    const url = inLanguage(language, '/');
    const home = await site?.pages[language].openPage({
      url,
      now,
      answer: async ({ endpoint }) => ({ status: 200, body: ANSWERS[endpoint.path] ?? [] }),
    });
    const page = home?.render({ now, until: now }, 'http://localhost');
    if (page?.status !== 200 || page.body === '')
      throw new CliError(`The page ${url} cannot be drawn from the new build.`);
  }
}

await endInWords('The new build is not good', checkBuild);
