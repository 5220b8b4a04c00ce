import type { WorkerMessage } from '#web/offline/workerMessages.ts';

/** How soon unsent items are tried again, so that a server that is back is noticed soon. */
const RETRY_INTERVAL_MS = 20_000;

/**
 * When a tab sends what waits: at once, when the network or the tab is back, and every 20 seconds.
 *
 * @param send sends the waiting items, and resolves to `later` if some are left
 */
export function keepSending(send: () => Promise<'empty' | 'later' | 'ended'>) {
  let keepers = 0;
  /** Ends the `keep` of a write on a public page. */
  let endOwn: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends waiting items now, if there is a network. */
  const drain = async (): Promise<void> => {
    clearTimeout(timer);
    if (!navigator.onLine) return;
    const left = await send().catch(() => 'empty' as const); // the browser stores nothing
    clearTimeout(timer);
    if (left === 'later' && keepers > 0) {
      timer = setTimeout(() => void drain(), RETRY_INTERVAL_MS);
      return;
    }
    endOwn?.();
    endOwn = undefined;
  };
  const seen = () => {
    if (!document.hidden) void drain();
  };
  /** The browser has reported a network to the worker (Background Sync). */
  const onWorker = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('outbox' in data) void drain();
  };
  const onLine = () => void drain();
  const { serviceWorker } = navigator;
  return {
    drain,
    /** Sends waiting items now and whenever the network may be back. Returns a function that ends this. */
    keep() {
      if (keepers++ === 0) {
        serviceWorker?.addEventListener('message', onWorker);
        addEventListener('online', onLine);
        document.addEventListener('visibilitychange', seen);
      }
      void drain();
      return () => {
        if (--keepers > 0) return;
        clearTimeout(timer);
        serviceWorker?.removeEventListener('message', onWorker);
        removeEventListener('online', onLine);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    /** Sends them too where no screen keeps the sending going: on a public page. @param keep starts that */
    untilSent(keep: () => () => void) {
      if (keepers === 0) endOwn = keep();
      else void drain();
    },
  };
}
