import { href } from '#content/pages.ts';
import { churchClock } from '#shared/time.ts';
import { api } from './api/api.ts';
import { OWN_BACKEND } from './api/backend.ts';
import { selectSignedIn } from './auth/authSlice.ts';
import { eventIdIn } from './routes.tsx';
import type { AppStore } from './store.ts';

const UNSUBSCRIBED = { subscribe: false };

/**
 * Asks for what the page at an address shows, while its code is still being loaded, or ahead of a visit. What is there
 * already is not asked for again; what nobody comes to see is forgotten after a minute.
 *
 * @param search the address's query, with its `?`
 */
export function askForPageData(store: AppStore, pathname: string, search = ''): void {
  const { dispatch } = store;
  if (pathname === href('home')) {
    dispatch(api.endpoints.listComingEvents.initiate(churchClock(new Date()).date, UNSUBSCRIBED));
  } else if (pathname === href('events')) {
    dispatch(api.endpoints.listEventParts.initiate(undefined, UNSUBSCRIBED));
  } else if (eventIdIn(pathname) !== '') {
    // Should this part not load, the page's own loading says so.
    void askForEvent(store, eventIdIn(pathname)).catch(() => undefined);
  } else if (listsEvents(pathname)) {
    dispatch(api.endpoints.listEvents.initiate(undefined, UNSUBSCRIBED));
  } else if (OWN_BACKEND && selectSignedIn(store.getState())) {
    // Should this part not load, the screen's own loading says so.
    void askForStaffData(store, pathname, new URLSearchParams(search)).catch(() => undefined);
  }
}

/** Staff's screens that show the whole list of events. */
const listsEvents = (pathname: string) =>
  pathname.startsWith(href('dashboard')) || pathname === href('manageEvents') || pathname === href('eventList');

/** The endpoint comes with the page's own code. */
async function askForEvent({ dispatch }: AppStore, id: string): Promise<void> {
  const { eventApi } = await import('./api/eventApi.ts');
  dispatch(eventApi.endpoints.readEvent.initiate(id, UNSUBSCRIBED));
}

/** What only staff may see; the endpoints come with the screens' own code. */
async function askForStaffData({ dispatch }: AppStore, pathname: string, search: URLSearchParams): Promise<void> {
  if (pathname === href('messages')) {
    if (['search', 'unread', 'spam'].some((name) => search.has(name))) return;
    const { messagesApi } = await import('./api/messagesApi.ts');
    dispatch(messagesApi.endpoints.listMessages.initiate({ search: '', unread: false, spam: false }, UNSUBSCRIBED));
  } else if (pathname === href('history')) {
    const { historyApi } = await import('./api/historyApi.ts');
    dispatch(historyApi.endpoints.listHistory.initiate(undefined, UNSUBSCRIBED));
  }
}
