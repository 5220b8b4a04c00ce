import EditIcon from '@mui/icons-material/EditOutlined';
import Fab from '@mui/material/Fab';
import { useLocation } from 'react-router-dom';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { href, pages } from '#content/pages.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { frame } from '#words/interface.ts';
import { language } from '#words/language.ts';

/** The page at an address with fields that staff may change. */
function editableAt(pathname: string): Exclude<EditablePage, 'church'> | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return (Object.keys(editablePages) as EditablePage[]).find(
    (page): page is Exclude<EditablePage, 'church'> =>
      page !== 'church' && pages[page].path === path && Object.keys(editablePages[page]).length > 0,
  );
}

/** Leads staff from a public page to its words. */
export function EditThisPage() {
  const { pathname } = useLocation();
  const page = editableAt(pathname);
  if (!page) return null;
  return (
    <Fab
      component={StaffScreenLink}
      to={`${href('siteWords')}?page=${page}&lang=${language}`}
      variant="extended"
      color="secondary"
      className="no-print"
      sx={{ position: 'fixed', right: 16, bottom: 16, gap: 1, textTransform: 'none' }}
    >
      <EditIcon />
      {frame.editPage}
    </Fab>
  );
}
