import type { EditablePage } from '#content/editable/index.ts';
import type { ContentOverlay } from '#shared/content/values.ts';

/**
 * What staff changed of a page's words, which stand in its HTML already: so its state has only the address of each answer
 * of `readContent`, by the page that was asked for. In a copy that the service worker keeps it has the answer itself.
 */
export type PageWords = Partial<Record<EditablePage, string | ContentOverlay>>;

/** A cache entry for `upsertQueryEntries`. */
interface WordsEntry {
  endpointName: 'readContent';
  arg: { page: EditablePage };
  value: ContentOverlay;
}

/**
 * Fetches a page's words; the start script has fetched them ahead.
 *
 * @throws if any cannot be had: there is no network, or staff have changed them since
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
