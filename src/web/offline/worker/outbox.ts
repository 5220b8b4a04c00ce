import { idbBoxStore } from '#web/outbox/boxStore.ts';
import { changeOf, OUTBOX_CHANNEL } from '#web/outbox/changes.ts';
import { lock } from '#web/outbox/locks.ts';
import { Outbox } from '#web/outbox/outbox.ts';
import { endLoan, lentSession } from '#web/outbox/sending/workerSession.ts';
import type { WorkerMessage } from '../workerMessages.ts';
import { sendByWorker } from './sendByWorker.ts';

/** The part of a `WindowClient` that the worker uses. */
export interface Tab {
  visibilityState: string;
  postMessage: (message: WorkerMessage) => void;
}

/**
 * Sends waiting items after the browser has reported a network. A visible tab does it itself. Without one the worker
 * sends visitors' items, and staff's with the session that a tab has lent; a hidden tab may be frozen.
 *
 * @param open the tabs of the site
 * @throws if something is left: then the browser wakes the worker again
 */
export async function sendOutbox(open: readonly Tab[]): Promise<void> {
  const message: WorkerMessage = { outbox: true };
  const seen = open.filter(({ visibilityState }) => visibilityState === 'visible');
  for (const tab of seen) tab.postMessage(message);
  if (seen.length > 0) return;
  const tabs = new BroadcastChannel(OUTBOX_CHANNEL);
  let session = await lentSession();
  const outbox = new Outbox({
    store: idbBoxStore((items, before) => tabs.postMessage(changeOf(items, before))),
    send: sendByWorker,
    lock,
    account: () => session?.account ?? null,
    online: () => navigator.onLine,
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
    patience: () => new Promise(() => undefined),
  });
  let left = await outbox.drain();
  if (session && left !== 'later') endLoan();
  if (session && left === 'ended') {
    session = undefined; // a visitor's items need none
    left = await outbox.drain();
  }
  tabs.close();
  if (left === 'later') throw new Error('Some of what waits could not be sent.');
}
