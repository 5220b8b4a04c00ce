import { isChurchDate } from '#shared/time.ts';
import type { MessageFilter } from '#web/api/endpoints/messages.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';

/** The filters; one is chosen at a time. */
const MARKS = ['unread', 'unanswered', 'spam'] as const;

/** Which messages are shown. */
export type Shown = 'all' | (typeof MARKS)[number];

/** The days on which the messages came, `YYYY-MM-DD`; null for any. */
export interface Days {
  from?: string | null;
  to?: string | null;
}

/** The inbox's address: `search`, one of the marks, `from` and `to`, and `message`, the open one. */
export function useInboxAddress() {
  const [parameters, changeSearch] = useAddressSearch();
  const day = (name: string) => {
    const date = parameters.get(name) ?? '';
    return isChurchDate(date) ? date : '';
  };
  const filter: MessageFilter = {
    search: parameters.get('search') ?? '',
    unread: parameters.has('unread'),
    unanswered: parameters.has('unanswered'),
    spam: parameters.has('spam'),
    from: day('from'),
    to: day('to'),
  };
  const change = (values: Record<string, string | null>) => changeSearch(values, { replace: true });
  return {
    filter,
    openId: Number(parameters.get('message')) || null,
    show: (which: Shown) =>
      change({ ...Object.fromEntries(MARKS.map((mark) => [mark, mark === which ? '' : null])), message: null }),
    showDays: (days: Days) => change({ ...days, message: null }),
    open: (id: number | null) => change({ message: id === null ? null : String(id) }),
  };
}
