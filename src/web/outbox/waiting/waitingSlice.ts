import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired, signedOut, tokenRemoved } from '#web/auth/authSlice.ts';
import type { ItemOf, OutboxItem, VisitorsItem } from '../items.ts';

/** What waits on this device, as the screens show it (`showWaiting.ts` fills it). */
export interface Waiting {
  /** The items of the signed-in account to be shown: with a good network nobody notices the outbox. */
  items: readonly OutboxItem[];
  /** How many items belong to other accounts: nothing else of them is shown. */
  others: number;
  /** Changes of visitors' sign-ups. */
  changes: readonly ItemOf<'updateSignup'>[];
  /** A visitor's item that the server refused: every page shows it. */
  refused: VisitorsItem | undefined;
  /** The share of an item's picture that was sent, from 0 to 1. */
  shares: Readonly<Record<string, number>>;
}

const nothing: Waiting = { items: [], others: 0, changes: [], refused: undefined, shares: {} };

export const waitingSlice = createSlice({
  name: 'waiting',
  initialState: nothing,
  reducers: {
    waitingShown: (state, { payload }: PayloadAction<Omit<Waiting, 'shares'>>) => ({ ...state, ...payload }),
    shareSent: (state, { payload: { id, share } }: PayloadAction<{ id: string; share: number }>) => ({
      ...state,
      shares: { ...state.shares, [id]: share },
    }),
  },
  extraReducers: (build) =>
    build.addMatcher(isAnyOf(signedOut, sessionExpired, tokenRemoved), ({ changes, refused }) => ({
      ...nothing,
      changes,
      refused,
    })),
  selectors: { selectWaiting: (state) => state },
});

export const { waitingShown, shareSent } = waitingSlice.actions;
export const { selectWaiting } = waitingSlice.selectors;
