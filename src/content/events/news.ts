import type { PushKind } from '#shared/push.ts';
import { href } from '../pages.ts';

/** What a phone shows staff, and the page that a tap opens. Nothing personal: anybody may see a locked phone. */
export const newsWords: Readonly<Record<PushKind, { title: string; text: string; path: string }>> = {
  message: { title: 'New message', text: 'Somebody wrote to the church.', path: href('messages') },
  full: { title: 'An event is full', text: 'Everybody else waits for a place.', path: href('dashboard') },
  events: { title: 'Events changed', text: 'Somebody else changed the events.', path: href('history') },
};
