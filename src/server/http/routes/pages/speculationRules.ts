import { staffPaths } from '#content/pages.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { App } from '#server/http/validation.ts';

const PATH = '/speculation-rules.json';

/** A page's header that leads the browser to the rules; one that does not know it ignores it. */
export const SPECULATION_HEADER = { 'speculation-rules': `"${PATH}"` } as const;

/**
 * Pages that a link may lead to soon are fetched by the browser itself, until the app is awake: not staff's, which show
 * nothing before they are signed in, and no files.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...staffPaths().flatMap((path) => [path, `${path}/*`]), '/*.*'] } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function registerSpeculationRules(app: App): void {
  const answer = new CachedAnswer(JSON.stringify(RULES), {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  });
  app.get(PATH, (request, reply) => answer.send(request, reply));
}
