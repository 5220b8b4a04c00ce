import { venueWithBranch } from '#content/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { eventPicturePath } from '#shared/events/eventPaths.ts';
import { readableSpan } from '#shared/events/eventTimes.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { sharedTitle, shortened } from './shareWords.ts';

/** How much of the description a preview says, in characters. */
const PREVIEW = 160;

/** What the head of an event's page says, for `PageHead`. */
export function eventHead(event: ChurchEvent) {
  const title = sharedTitle(event);
  const when = waitsForDay(event) ? '' : readableSpan(event).join(', ').replace(', to ', ' to ');
  const facts = [when, venueWithBranch(event.venue)].filter(Boolean).join('. ');
  const about = shortened(event.description.replace(/\s+/g, ' ').trim(), PREVIEW);
  return {
    title,
    description: [facts && `${facts}.`, event.status ? event.status_note : '', about].filter(Boolean).join(' '),
    path: href('event', { id: event.id }),
    ...(OWN_BACKEND && {
      preview: {
        path: eventPicturePath(event),
        alt: [title, when, venueWithBranch(event.venue)].filter(Boolean).join(', '),
      },
    }),
  };
}
