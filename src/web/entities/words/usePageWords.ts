import { useMemo } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { applyContent, type Edited } from '#shared/content/applyContent.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';

/**
 * A page's words with staff's changes. They load with the page (`web/app/routes/pageLoader.ts`), so that no text changes while
 * somebody reads.
 *
 * @param words the words of the files, of `#words`
 */
export function usePageWords<Words extends object>(page: EditablePage, words: Words): Edited<Words> {
  const { data } = api.useReadContentQuery({ page }, { skip: !OWN_BACKEND });
  return useMemo(() => applyContent(words, data), [words, data]);
}
