import { useSelector } from 'react-redux';
import { api } from '#web/api/api.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { hasOutbox, outboxModule } from './useOutbox.ts';
import type { Waiting } from './waitingItem.ts';

const nothing: Waiting = { items: [], others: 0, created: {} };

/** What waits on this device, read from the outbox as if it were a backend. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWaiting: build.query<Waiting, string | null>({
      queryFn: async (account) => {
        // Without its chunk, or where the browser keeps nothing, nothing is known to wait.
        const read = outboxModule().then(({ readWaiting }) => readWaiting(account));
        return { data: await read.catch(() => nothing) };
      },
      providesTags: ['Waiting'],
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
