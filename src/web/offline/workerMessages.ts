/** How often the network is tried again while offline. */
export const RETRY_INTERVAL_MS = 30_000;

/** The URLs that a page asks the worker to cache, all absolute. */
export interface KeepMessage {
  /** The page that is shown. */
  page?: string;
  /** Pages to cache although nobody has opened them. */
  ahead?: readonly string[];
  /** The files that the page was loaded with. */
  files?: readonly string[];
}

/** The worker's message to a page: the outbox has to be sent. */
export interface WorkerMessage {
  outbox: true;
}
