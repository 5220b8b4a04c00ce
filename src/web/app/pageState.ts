import type { WordsOf } from '#web/api/api.ts';
import type { PageWords } from '#web/api/pageWords.ts';
import type { RootState } from './store.ts';

/** What a server-rendered page contains as JSON, so that the browser's first rendering is the same. */
export interface PageState {
  /** The api slice's state with the results of the page's queries, but for `words`. */
  api: Pick<RootState['api'], 'queries' | 'provided'>;
  /** The words of the page that staff changed. */
  words?: PageWords;
  /** When it was rendered, ISO 8601. */
  now: string;
  /** The site's own origin. */
  origin: string;
}

/** The api slice's state of a page without the answers that have an address, and without their tags. */
export function withoutWords({ queries, provided }: PageState['api'], words: PageWords): PageState['api'] {
  const isOwn = (key: string) => {
    const { endpointName, originalArgs } = queries[key as keyof typeof queries] ?? {};
    return endpointName !== 'readContent' || !words[(originalArgs as unknown as WordsOf).page];
  };
  const ownOf = <Values extends object>(values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => isOwn(key))) as Values;
  const tags = Object.entries(provided.tags).map(([type, ids]) => [
    type,
    Object.fromEntries(Object.entries(ids).map(([id, keys]) => [id, keys.filter(isOwn)])),
  ]);
  return { queries: ownOf(queries), provided: { tags: Object.fromEntries(tags), keys: ownOf(provided.keys) } };
}
