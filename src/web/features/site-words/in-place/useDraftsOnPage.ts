import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { EditablePage } from '#content/editable/index.ts';
import type { ContentOverlay, FieldValue } from '#shared/content/values.ts';
import { api } from '#web/api/api.ts';
import { useReadContentPreviewQuery } from '#web/api/endpoints/content.ts';
import { language } from '#words/language.ts';

/** Typed values that are not saved as drafts yet, by page and field. */
export type Typed = Partial<Record<EditablePage, Readonly<Record<string, FieldValue>>>>;

const NOTHING: Typed = {};

type Dispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;

/**
 * Shows a public page with one's own drafts in place of the published values, also those of the church's facts, while
 * the component is mounted.
 */
export function useDraftsOnPage(page: EditablePage, typed: Typed = NOTHING): void {
  const dispatch = useDispatch<Dispatch>();
  useDraftsOf(page, typed[page]);
  useDraftsOf('church', typed.church);
  useEffect(() => () => void dispatch(api.util.invalidateTags(['Content'])), [dispatch]);
}

/** Selects only the data, so that the start of a request does not render. */
const ITS_DATA = { selectFromResult: ({ data }: { data?: ContentOverlay | undefined }) => ({ data }) };

function useDraftsOf(page: EditablePage, typed: Readonly<Record<string, FieldValue>> | undefined): void {
  const dispatch = useDispatch<Dispatch>();
  const { data: drafted } = useReadContentPreviewQuery({ page, language }, ITS_DATA);
  const { data: shown } = api.endpoints.readContent.useQueryState({ page }, ITS_DATA);
  const overlay = useMemo(() => drafted && withTyped(drafted, typed), [drafted, typed]);
  useEffect(() => {
    // Each publication refetches the published values, which are then replaced with the drafts again.
    if (!overlay || JSON.stringify(shown) === JSON.stringify(overlay)) return;
    dispatch(api.util.upsertQueryEntries([{ endpointName: 'readContent', arg: { page }, value: overlay }]));
  }, [dispatch, page, shown, overlay]);
}

const withTyped = ({ fields }: ContentOverlay, typed: Readonly<Record<string, FieldValue>> = {}): ContentOverlay => ({
  fields: { ...fields, ...typed },
});
