import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { useLeave } from '#web/ui/drafts/unsaved.ts';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';

/** Opens the form of a new event over the dashboard's list. From a list of events it keeps the search and the filters. */
export function useCreateEvent(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = useLeave();
  const listed = pathname.startsWith(href('dashboard')) || pathname === href('manageEvents');
  const next = changedSearch(new URLSearchParams(listed ? search : ''), {
    create: '',
    edit: null,
    copy: null,
    status: null,
  });
  return () => leave(() => void navigate({ pathname: href('dashboard'), search: next.toString() }));
}
