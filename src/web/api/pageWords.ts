import type { EditablePage } from '#content/editable/index.ts';
import type { ContentOverlay } from '#shared/content/values.ts';

/**
 * The words that staff have changed, by page. The HTML has these words as text already, so the state has only the
 * address of each answer of `readContent`. A page in the service worker's cache has the answer itself.
 */
export type PageWords = Partial<Record<EditablePage, string | ContentOverlay>>;

/** A cache entry for `upsertQueryEntries`. */
interface WordsEntry {
  endpointName: 'readContent';
  arg: { page: EditablePage };
  value: ContentOverlay;
}

/**
 * Fetches a page's words. The start script has fetched them ahead, so they are usually in the browser's cache.
 *
 * @throws Error if one cannot be fetched: there is no network, or staff have changed the words since
 */
export const fetchWords = (words: PageWords = {}): Promise<WordsEntry[]> =>
  Promise.all(
    Object.entries(words).map(async ([page, asked]) => ({
      endpointName: 'readContent',
      arg: { page: page as EditablePage },
      value: typeof asked === 'string' ? await overlayAt(asked) : asked,
    })),
  );

async function overlayAt(address: string): Promise<ContentOverlay> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.json();
}
