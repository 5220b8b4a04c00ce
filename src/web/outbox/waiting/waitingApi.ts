import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { hasOutbox, outboxModule } from '../useOutbox.ts';
import type { Waiting, WaitingItem } from './waitingItem.ts';

const nothing: Waiting = { items: [], others: 0, created: {} };

/** What works out lists of events; loaded with the first change that waits. */
let lists: typeof import('./withWaiting.ts') | undefined;

/** Loads it before there may be no network. */
export const loadLists = async (): Promise<void> => {
  lists = await import('./withWaiting.ts');
};

/** A list of events as it will be once an account's outbox is sent. */
export const eventsToBe = (events: ChurchEvent[], { items, created }: Waiting): ChurchEvent[] =>
  lists?.withWaiting(events, items, created).events ?? events;

/** The ids of the events that are shown so, and of which people are told. */
export const eventsWaiting = (
  events: ChurchEvent[],
  items: readonly WaitingItem[],
  { created }: Waiting,
): ReadonlySet<string> => lists?.withWaiting(events, items, created).waiting ?? NONE;

const NONE: ReadonlySet<string> = new Set();

/** What waits on this device, read from the outbox as if it were a backend. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWaiting: build.query<Waiting, string | null>({
      queryFn: async (account, { dispatch }) => {
        try {
          const { readWaiting } = await outboxModule();
          const data = await readWaiting(account, () => dispatch(api.util.invalidateTags(['Waiting'])));
          if (data.items.length > 0) await loadLists();
          return { data };
        } catch {
          return { data: nothing }; // without its chunk, or where the browser keeps nothing, nothing is known to wait
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

/** What waits for the account that is signed in, and how much for others. */
export function useWaiting(): Waiting {
  const signedIn = useSelector(selectSignedIn);
  const account = useSelector(selectAccount);
  const { currentData = nothing } = waitingApi.useListWaitingQuery(signedIn ? account : null, { skip: !hasOutbox() });
  return currentData;
}

/** What of it people are told: with a good network nobody notices the outbox. */
export function useNoticed(): WaitingItem[] {
  const { items } = useWaiting();
  return useMemo(() => items.filter(({ noticed }) => noticed), [items]);
}
