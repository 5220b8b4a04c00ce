import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { OWN_BACKEND } from './backend.ts';

/** Whether a list of events comes from our own server, which keeps versions and has endpoints beyond section 7. */
export const isFromOwnServer = (events: readonly ChurchEvent[]): boolean =>
  events.length > 0 ? events.some(({ version }) => version !== undefined) : OWN_BACKEND;
