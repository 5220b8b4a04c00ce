import EditIcon from '@mui/icons-material/EditOutlined';
import { Fab } from '@mui/material';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type EditablePage, editablePages, isOwnersPage } from '#content/editable/index.ts';
import { pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { EditMode } from '#web/features/site-words/in-place/EditMode.tsx';
import { DraftsShown } from '#web/features/site-words/in-place/useDraftsOnPage.ts';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { frame } from '#words/interface.ts';

/** The page at an address with fields that staff may change. */
function editableAt(pathname: string): Exclude<EditablePage, 'church'> | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return (Object.keys(editablePages) as EditablePage[]).find(
    (page): page is Exclude<EditablePage, 'church'> =>
      page !== 'church' && pages[page].path === path && Object.keys(editablePages[page]).length > 0,
  );
}

/** Lets staff edit a public page in place while its address has `?edit`, so that the back button ends it. */
export function EditThisPage() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const page = editableAt(pathname);
  const leave = useCallback(
    () => setSearch((before) => changedSearch(before, { edit: null }), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const isOwners = page !== undefined && isOwnersPage(page);
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { skip: !isOwners });
  if (!page || (isOwners && account?.role !== 'owner')) return null;
  if (search.has(PREVIEW)) return <DraftsShown page={page} />;
  if (search.has('edit')) return <EditMode key={page} page={page} onDone={leave} />;
  // A landmark, so that a screen reader can jump to it.
  return (
    <aside aria-label="Staff">
      <Fab
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
