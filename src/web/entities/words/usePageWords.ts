import { type ReactNode, useMemo, useState } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { applyContent, type Edited } from '#shared/content/applyContent.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { type MarkField, useFieldMark } from '#web/ui/hooks/useFieldMark.ts';

/**
 * A page's words with staff's changes, and `mark`, which marks where its fields stand. They load with the page
 * (`pageLoader` in `web/app/routes/routeObjects.tsx`), so that no text changes while somebody reads.
 *
 * @param words the words of the files, of `#words`
 */
export function usePageWords<Words extends object>(page: EditablePage, words: Words): Marked<Edited<Words>> {
  const { data } = api.useReadContentQuery({ page }, { skip: !OWN_BACKEND });
  const edited = useMemo(() => applyContent(words, data), [words, data]);
  return { ...edited, mark: useFieldMark(page) };
}

export type Marked<Words> = Words & { mark: MarkField };

/**
 * Shows a page after staff's changed words have loaded, so that the old ones never appear first. Without an answer it
 * shows the words of the files.
 */
export function WithWords({ page, children }: { page: EditablePage; children: ReactNode }) {
  const { isLoading } = api.useReadContentQuery({ page }, { skip: !OWN_BACKEND });
  const [isKnown, setKnown] = useState(!isLoading);
  if (!isLoading && !isKnown) setKnown(true);
  // Once shown, the page stays: otherwise each retry of a failed query would remove it.
  return isKnown || !isLoading ? children : null;
}
