import type { GivingChange, KnownPurpose } from '#shared/giving/giving.ts';

/** Which dialog is open, and for which row. */
export type Asked =
  | { what: 'account'; branch: string; purpose: string }
  | { what: 'purpose'; purpose: KnownPurpose | undefined }
  | { what: 'confirm' | 'withdraw'; change: GivingChange };
