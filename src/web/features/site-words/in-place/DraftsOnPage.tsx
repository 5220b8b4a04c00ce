import { Box, Button, Typography } from '@mui/material';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EditablePage } from '#content/editable/index.ts';
import { pages } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { contentApi, type WordsDraft } from '#web/api/endpoints/content.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { fieldDraftName, useWaitingWords } from '#web/entities/words/fieldDraft.ts';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';
import { waiting } from '#words/waiting.ts';
import { PublishDrafts, usePaused, useWordsDrafts } from '../usePublishWords.tsx';
import type { Place } from './PlaceLayer.tsx';

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

/** What the page shows by its drafts, and what was published and is not on the site: in numbers, and at each place. */
export function useUnpublished(page: EditablePage) {
  const account = useSelector(selectAccount);
  const words = useWaitingWords();
  const drafts = useWordsDrafts()
    .filter((one) => [page, 'church'].includes(one.page) && [language, 'both'].includes(one.language))
    .map((one) => fieldDraftName(account, one.page, one));
  const refused = words.filter(({ refusal }) => refusal);
  const notes = new Map([
    ...words.map(({ draft, refusal }) => [draft, refusal ? 'Refused' : waiting.mark] as const),
    ...drafts.map((name) => [name, 'Draft'] as const),
  ]);
  const numbers: [string, number][] = [
    [waiting.mark, words.length - refused.length],
    ['Refused', refused.length],
    ['Not published', drafts.length],
  ];
  return {
    /** The names of the drafts. */
    drafts,
    counts: numbers.flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}.`] : [])),
    noteOf: ({ page: its, path: field }: Place): string | undefined =>
      ([language, 'both'] as const)
        .map((one) => notes.get(fieldDraftName(account, its, { field, language: one })))
        .find(Boolean),
  };
}

interface DraftsQuestionProps {
  page: EditablePage;
  /** The names of the drafts. */
  drafts: readonly string[];
  onClose: () => void;
  onLeave: () => void;
}

/** Asks what becomes of the drafts before the page shows its published words again. */
export function DraftsQuestion({ page, drafts, onClose, onLeave }: DraftsQuestionProps) {
  const { length } = drafts;
  useEffect(() => {
    if (length === 0) onLeave();
  }, [length, onLeave]);
  const throwAway = () => {
    for (const name of drafts) forgetDraft(name, 'app');
  };
  return (
    <FormDialog
      narrow
      title={length === 1 ? 'A draft is not published' : `${length} drafts are not published`}
      lang={langOf('en')}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>Only you see what you typed. Visitors read the old words.</Typography>
      {page === 'church' ? null : (
        <PublishDrafts words={{ page, language }} title={`Your drafts of ${pages[page].title}`} />
      )}
      <PublishDrafts words={{ page: 'church', language }} title="Your drafts of the church’s facts" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={onLeave}>
          Keep for later
        </Button>
        <Button variant="outlined" color="error" onClick={throwAway}>
          Throw away
        </Button>
      </Box>
    </FormDialog>
  );
}
