import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { EditablePage } from '#content/editable/index.ts';
import { api } from '#web/api/api.ts';
import { contentApi, type WordsDraft } from '#web/api/endpoints/content.ts';
import { language } from '#words/language.ts';
import { usePaused, useWordsDrafts } from '../useWordsDrafts.ts';

type Dispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;

/**
 * Shows a public page with one's own drafts in place of the published values, also those of the church's facts, while
 * the component is mounted. It follows at each pause in typing.
 */
export function useDraftsOnPage(page: EditablePage): void {
  const dispatch = useDispatch<Dispatch>();
  const drafts = usePaused(useWordsDrafts());
  const shown = drafts
    .filter((one) => one.page === page || one.page === 'church')
    .map(({ base: _, ...draft }) => draft);
  useDraftsOf(page, shown);
  useDraftsOf('church', shown);
  useEffect(() => () => void dispatch(api.util.invalidateTags(['Content'])), [dispatch]);
}

function useDraftsOf(page: EditablePage, drafts: readonly WordsDraft[]): void {
  const dispatch = useDispatch<Dispatch>();
  const { data: overlay } = contentApi.usePreviewContentQuery({ page, language, drafts });
  const { data: shown } = api.endpoints.readContent.useQueryState({ page });
  useEffect(() => {
    // Each publication refetches the published values, which are then replaced with the drafts again.
    if (!overlay || JSON.stringify(shown) === JSON.stringify(overlay)) return;
    dispatch(api.util.upsertQueryEntries([{ endpointName: 'readContent', arg: { page }, value: overlay }]));
  }, [dispatch, page, shown, overlay]);
}

/** Shows the page around it with one's own drafts. Its links lead nowhere: other pages do not open in a frame. */
export function DraftsShown({ page }: { page: EditablePage }) {
  useDraftsOnPage(page);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', stay, true);
    return () => removeEventListener('click', stay, true);
  }, []);
  return null;
}
