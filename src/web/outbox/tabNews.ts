import { OUTBOX_CHANNEL, type OutboxNews } from './news.ts';

interface NewsFollower {
  /** The outbox is another one. */
  onChange: () => void;
  /** Something was sent: the lists have to be fetched again before it is no longer shown as waiting. */
  onSent: () => Promise<unknown>;
}

/**
 * Follows what other tabs and the service worker do with the outbox. A hidden tab does so when it is seen again. Returns
 * the way to tell them.
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
      if (news === 'sent') await onSent().catch(() => undefined); // the lists say what failed
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
