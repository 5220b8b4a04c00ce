import { type PageName, pages } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';

/** Where requests go: another backend's address, or empty for the server that the page came from (rulings, 1). */
export const API_HOST: string = import.meta.env.VITE_API_HOST ?? '';

/** Whether requests go to the server that the page came from. Another backend gets section 7 alone (rulings, 33). */
export const OWN_BACKEND = API_HOST === '';

/** Whether the backend has what a page shows. */
export const isOffered = (page: PageName): boolean => OWN_BACKEND || !pages[page].ownBackend;

/** Whether a list of events comes from our own server, which keeps versions and has endpoints beyond section 7. */
export const isFromOwnServer = (events: readonly ChurchEvent[]): boolean =>
  events.length > 0 ? events.some(({ version }) => version !== undefined) : OWN_BACKEND;
