import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { offline } from '#words/offline.ts';

/** Why a kept copy is shown. */
export type KeptReason = keyof typeof offline.reasons;

/** A kept copy on screen: why it is shown, and from when its oldest part is, ISO 8601. */
type KeptCopy = { reason: KeptReason; at: string };

/** Null while what is shown is of now; `changed` if the site has a newer version of the page. */
type Freshness = KeptCopy | 'changed' | null;

/** Says for the bar at the foot (layout/SessionGuard.tsx) whether the page is out of date. */
export const freshnessSlice = createSlice({
  name: 'freshness',
  initialState: null as Freshness,
  reducers: {
    copyShown: (shown, { payload: { reason, at } }: PayloadAction<KeptCopy>): Freshness => ({
      reason,
      at: typeof shown === 'object' && shown && shown.at < at ? shown.at : at,
    }),
    changeFound: (): Freshness => 'changed',
    nowShown: (): Freshness => null,
  },
  selectors: { selectFreshness: (shown) => shown },
});

export const { copyShown, changeFound, nowShown } = freshnessSlice.actions;
export const { selectFreshness } = freshnessSlice.selectors;

/** The reason for an outage, as far as this device knows. */
export const outageReason = (): KeptReason => (navigator.onLine ? 'unreachable' : 'offline');
