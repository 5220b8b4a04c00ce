import { useSearchParams } from 'react-router-dom';
import type { MessageFilter } from '#web/api/messagesApi.ts';

/** What of the inbox stands in the address: `search`, `unread`, and `message`, the one that is open. */
export function useInboxAddress() {
  const [parameters, setParameters] = useSearchParams();
  const filter: MessageFilter = { search: parameters.get('search') ?? '', unread: parameters.has('unread') };
  const change = (name: string, value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    openId: Number(parameters.get('message')) || null,
    search: (text: string) => change('search', text.trim() || null),
    showUnread: (only: boolean) => change('unread', only ? '' : null),
    open: (id: number | null) => change('message', id === null ? null : String(id)),
  };
}
