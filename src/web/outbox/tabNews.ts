import { OUTBOX_CHANNEL, type OutboxNews } from './news.ts';

interface NewsFollower {
  /** The outbox has changed. */
  onChange: () => void;
  /** Something was sent: refetch the lists before it stops being shown as waiting. */
  onSent: () => Promise<unknown>;
}

/**
 * Follows changes of the outbox by other tabs and the service worker. A hidden tab does so when it is visible again.
 * Returns a function that announces this tab's changes.
 */
export function followNews({ onChange, onSent }: NewsFollower): (news: OutboxNews) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  let unread: OutboxNews | undefined;
  let busy = false;
  const read = async () => {
    while (unread && !busy && !document.hidden) {
      busy = true;
      const news = unread;
      unread = undefined;
      if (news === 'sent') await onSent().catch(() => undefined); // the lists show the error
      busy = false;
      onChange();
    }
  };
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => {
    unread = unread === 'sent' ? 'sent' : data;
    void read();
  };
  document.addEventListener('visibilitychange', () => void read());
  return (news) => channel.postMessage(news);
}
