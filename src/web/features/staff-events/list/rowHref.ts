import type { To } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';

/** Where an event's title leads: to its page, which one that waits to be created does not have yet. */
export const rowHref = ({ id, version }: ChurchEvent, unsent: boolean): To =>
  unsent && version === undefined
    ? { pathname: href('dashboard'), search: `?edit=${encodeURIComponent(id)}` }
    : href('event', { id });
