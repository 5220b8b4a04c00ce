import { useSearchParams } from 'react-router-dom';
import type { MessageFilter } from '#web/api/endpoints/inbox.ts';
import { changedSearch } from '#web/ui/hooks/changedSearch.ts';

/** Which messages are shown. */
export type Shown = 'all' | 'unread' | 'spam';

/** The inbox's address: `search`, `unread` or `spam`, and `message`, the open one. */
export function useInboxAddress() {
  const [parameters, setParameters] = useSearchParams();
  const filter: MessageFilter = {
    search: parameters.get('search') ?? '',
    unread: parameters.has('unread'),
    spam: parameters.has('spam'),
  };
  const change = (values: Record<string, string | null>) =>
    setParameters((before) => changedSearch(before, values), { replace: true });
  return {
    filter,
    openId: Number(parameters.get('message')) || null,
    search: (text: string) => change({ search: text.trim() || null }),
    show: (which: Shown) =>
      change({ unread: which === 'unread' ? '' : null, spam: which === 'spam' ? '' : null, message: null }),
    open: (id: number | null) => change({ message: id === null ? null : String(id) }),
  };
}
