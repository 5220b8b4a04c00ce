import { href } from '#content/pages.ts';
import { churchClock } from '#shared/time.ts';
import { api } from './api/api.ts';
import type { AppStore } from './store.ts';

const UNSUBSCRIBED = { subscribe: false };

/**
 * Asks for what the page at an address shows, while its code is still being loaded, or ahead of a visit. What is there
 * already is not asked for again; what nobody comes to see is forgotten after a minute.
 */
export function askForPageData({ dispatch }: AppStore, pathname: string): void {
  if (pathname === href('home')) {
    dispatch(api.endpoints.listComingEvents.initiate(churchClock(new Date()).date, UNSUBSCRIBED));
  } else if (pathname === href('events')) {
    dispatch(api.endpoints.listEventParts.initiate(undefined, UNSUBSCRIBED));
  } else if (listsEvents(pathname)) {
    dispatch(api.endpoints.listEvents.initiate(undefined, UNSUBSCRIBED));
  }
}

/** Staff's screens that show the whole list of events. */
const listsEvents = (pathname: string) =>
  pathname.startsWith(href('dashboard')) || pathname === href('manageEvents') || pathname === href('eventList');
