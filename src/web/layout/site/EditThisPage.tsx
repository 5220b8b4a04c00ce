import EditIcon from '@mui/icons-material/EditOutlined';
import { Fab } from '@mui/material';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { editablePages, isEditablePage, isOwnersPage } from '#content/editable/index.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { EditMode } from '#web/features/site-words/in-place/EditMode.tsx';
import { DraftsShown } from '#web/features/site-words/in-place/useDraftsOnPage.ts';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { frame } from '#words/interface.ts';

/** Lets staff edit a public page in place while its address has `?edit`, so that the back button ends it. */
export function EditThisPage() {
  const shown = usePage();
  const [search, setSearch] = useSearchParams();
  const page = shown && isEditablePage(shown) && Object.keys(editablePages[shown]).length > 0 ? shown : undefined;
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    hasLeft.current = true;
    setSearch((before) => changedSearch(before, { edit: null }), { replace: true, preventScrollReset: true });
  }, [setSearch]);
  // What had the focus is gone with the editing.
  const focusAgain = useCallback((button: HTMLElement | null) => {
    if (hasLeft.current) button?.focus({ preventScroll: true });
    hasLeft.current = false;
  }, []);
  const isOwners = page !== undefined && isOwnersPage(page);
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { skip: !isOwners });
  if (!page || (isOwners && account?.role !== 'owner')) return null;
  if (search.has(PREVIEW)) return <DraftsShown page={page} />;
  if (search.has('edit')) return <EditMode key={page} page={page} onDone={leave} />;
  // A landmark, so that a screen reader can jump to it.
  return (
    <aside aria-label="Staff">
      <Fab
        ref={focusAgain}
        to={{ search: changedSearch(search, { edit: '1' }).toString() }}
        variant="extended"
        color="secondary"
        className="no-print"
        sx={{ position: 'fixed', right: 16, bottom: 16, gap: 1, textTransform: 'none' }}
      >
        <EditIcon />
        {frame.editPage}
      </Fab>
    </aside>
  );
}
