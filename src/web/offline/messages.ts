import type { offline } from '#content/offline.ts';

/** How long until the network is tried again while it is not to be had, in milliseconds. */
export const TRIED_EACH = 30_000;

/** Why a kept copy is shown. */
export type KeptReason = keyof typeof offline.reasons;

/** What a page tells the worker to keep. Pages are named by their whole addresses, and so are files. */
export interface KeepMessage {
  /** The page that is shown. */
  page?: string;
  /** Pages that are worth having offline though nobody has opened them. */
  ahead?: readonly string[];
  /** What the page was loaded with. */
  files?: readonly string[];
}

/** What the worker tells a page: a call of its was answered from what is kept, or the late answer has come since. */
export type WorkerMessage = { kept: { at: string; reason: KeptReason } } | { late: true };
