import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { hasOutbox, outboxModule } from '../useOutbox.ts';
import type { Waiting, WaitingItem } from './waitingItem.ts';
import { withWaiting } from './withWaiting.ts';

const nothing: Waiting = { items: [], others: 0, created: {} };

/** A list of events with the unsent changes of an account applied. */
export const eventsToBe = (events: ChurchEvent[], { items, created }: Waiting): ChurchEvent[] =>
  items.length === 0 ? events : withWaiting(events, items, created).events;

/** The ids of events that are shown as waiting. */
export const eventsWaiting = (
  events: ChurchEvent[],
  items: readonly WaitingItem[],
  { created }: Waiting,
): ReadonlySet<string> => withWaiting(events, items, created).waiting;

/** The waiting items of this device, read from the outbox as from a backend. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWaiting: build.query<Waiting, string | null>({
      queryFn: async (account, { dispatch }) => {
        try {
          const { readWaiting } = await outboxModule();
          const data = await readWaiting(account, () => dispatch(api.util.invalidateTags(['Waiting'])));
          return { data };
        } catch {
          return { data: nothing }; // nothing waits if its chunk does not load, or the browser stores nothing
        }
      },
      providesTags: ['Waiting'],
      onCacheEntryAdded: async (_account, entry) =>
        outboxModule().then(
          ({ followSent }) => followSent(entry),
          () => undefined,
        ),
    }),
  }),
});

/** The waiting items of the signed-in account, and the number for other accounts. */
export function useWaiting(): Waiting {
  const signedIn = useSelector(selectSignedIn);
  const account = useSelector(selectAccount);
  const { currentData = nothing } = waitingApi.useListWaitingQuery(signedIn ? account : null, { skip: !hasOutbox() });
  return currentData;
}

/** The waiting items to show: with a good network nobody notices the outbox. */
export function useNoticed(): WaitingItem[] {
  const { items } = useWaiting();
  return useMemo(() => items.filter(({ noticed }) => noticed), [items]);
}
