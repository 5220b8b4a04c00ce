import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { waitsToBeCreated } from '../useEvents.ts';

/** Where an event's title leads: to its page, which one that waits to be created does not have yet. */
export const rowHref = (event: ChurchEvent): string =>
  waitsToBeCreated(event)
    ? `${href('dashboard')}?edit=${encodeURIComponent(event.id)}`
    : href('event', { id: event.id });
