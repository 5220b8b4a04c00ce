import { newsWords } from '#content/events/news.ts';
import type { PushKind } from '#shared/push.ts';
import type { WorkerMessage } from '../workerMessages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows a push as a notification, and informs the open pages. A browser demands that each push is shown, so one of an
 * unknown kind is shown as a new message.
 */
export async function showPush(event: PushEvent): Promise<void> {
  const said = event.data?.text() ?? '';
  const kind: PushKind = said in newsWords ? (said as PushKind) : 'message';
  const { title, text, path } = newsWords[kind];
  const message: WorkerMessage = { news: kind };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
  // Only the newest of each kind is shown.
  await self.registration.showNotification(title, { body: text, tag: path, data: path, icon: '/icons/icon-192.png' });
}

/** Opens the page of a notification, in a tab of the site if there is one. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path = notification.data as string;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  const shown = await tab?.navigate(path).catch(() => null);
  if (shown) await shown.focus();
  else await self.clients.openWindow(path);
}
