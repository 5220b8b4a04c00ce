import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '#web/api/requests.ts';
import type { Key, Write } from '#web/api/writes.ts';
import { sessionExpired, signedOut, tokenRemoved } from '#web/auth/authSlice.ts';

/** A write that can be sent. */
export type Keyed = Write & Key;

/** A write on its way into the outbox. */
export type Entry = Keyed & {
  /** The account that saved it; null for a visitor. Nobody else sees or sends it. */
  account: string | null;
};

/** A write in the outbox. */
export type OutboxItem = Entry & {
  id: string;
  /**
   * The key of the form that saved it. Its own is another one if it follows an earlier save of the form. Items of an
   * earlier version of the site have none.
   */
  origin?: string | undefined;
  /** Its place in the line. */
  rank: number;
  /** When the person saved it, ISO 8601. */
  at: string;
  /** When it was first sent, ISO 8601: from then on the server may have done it. */
  sentAt?: string | undefined;
  /** Whether it was sent more than once: the results of the attempts before the last are unknown. */
  again?: boolean | undefined;
  /** How often the server has answered with a fault of its own. */
  faults?: number | undefined;
  /** Why the server refused it. A refused item had no effect, and is not sent again automatically. */
  refusal?: ApiError | undefined;
};

/** An item of one kind. */
export type ItemOf<Kind extends Write['kind']> = Extract<OutboxItem, { kind: Kind }>;

/** An item that somebody wrote without an account. */
export type VisitorsItem = ItemOf<'contact' | 'signup' | 'updateSignup'>;

/** The outbox of a device: the items of all accounts in order. */
export type Box = readonly OutboxItem[];

/** Whether the server has certainly not done it: it was never sent, or it was refused. */
export const hadNoEffect = (item: OutboxItem): boolean => item.sentAt === undefined || item.refusal !== undefined;

/** What waits on this device, as the screens show it (`openOutbox.ts` fills it). */
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
