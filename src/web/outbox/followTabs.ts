import { OUTBOX_CHANNEL, type OutboxChange } from './changes.ts';

interface TabFollower {
  /** The outbox has changed. */
  onChange: () => void;
  /** Something was sent: refetch the lists before it stops being shown as waiting. */
  onSent: () => Promise<unknown>;
}

/**
 * Follows changes of the outbox by other tabs and the service worker. A hidden tab does so when it is visible again.
 * Returns a function that announces this tab's changes.
 */
export function followTabs({ onChange, onSent }: TabFollower): (change: OutboxChange) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  let unread: OutboxChange | undefined;
  let busy = false;
  const read = async () => {
    while (unread && !busy && !document.hidden) {
      busy = true;
      const change = unread;
      unread = undefined;
      if (change === 'sent') await onSent().catch(() => undefined); // the lists show the error
      busy = false;
      onChange();
    }
  };
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => {
    unread = unread === 'sent' ? 'sent' : data;
    void read();
  };
  document.addEventListener('visibilitychange', () => void read());
  return (change) => channel.postMessage(change);
}
