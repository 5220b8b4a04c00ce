import { newsWords } from '#content/events/news.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { PushKind, VisitorPush } from '#shared/push.ts';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';

/** The name of the button by which a visitor ends such pushes. */
const OFF = 'off';

/** The options of notifications, with the buttons that TypeScript's own lack. */
type Options = NotificationOptions & { actions?: { action: string; title: string }[] };

/**
 * Shows a push as a notification. A browser demands that each push is shown, so one of an unknown kind is shown as a new
 * message.
 */
export async function showPush(event: PushEvent): Promise<void> {
  const said = event.data?.text() ?? '';
  const push = said.startsWith('{') ? (JSON.parse(said) as VisitorPush) : undefined;
  if (push) {
    const options: Options = { body: push.body, tag: push.tag, data: push, icon: ICON };
    options.actions = [{ action: OFF, title: push.off }];
    return self.registration.showNotification(push.title, options);
  }
  const kind: PushKind = said in newsWords ? (said as PushKind) : 'message';
  const { title, text, path } = newsWords[kind];
  // Only the newest of each kind is shown.
  await self.registration.showNotification(title, { body: text, tag: path, data: path, icon: ICON });
}

/** Opens the page of a notification, in a tab of the site if there is one; or ends such pushes. */
export async function openPush({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const data = notification.data as string | VisitorPush;
  if (typeof data !== 'string' && action === OFF) return endPushes(data);
  const path = typeof data === 'string' ? data : data.path;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  const shown = await tab?.navigate(path).catch(() => null);
  if (shown) await shown.focus();
  else await self.clients.openWindow(path);
}

/** Takes the reminder of an event off, or all that this device follows. */
async function endPushes({ event }: VisitorPush): Promise<void> {
  const held = await self.registration.pushManager.getSubscription();
  if (!held) return;
  const { endpoint, keys } = held.toJSON();
  const { method, path } = event === undefined ? endpoints.updateFollow : endpoints.deleteReminder;
  const body = event === undefined ? { endpoint, keys, topics: [], language: 'en' } : { endpoint, event };
  await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
