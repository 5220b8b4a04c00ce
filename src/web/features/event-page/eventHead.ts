import { venueWithBranch } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { eventPicturePath } from '#shared/events/eventPaths.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { eventText } from '#web/entities/event/eventText.ts';
import { sharedTitle, shortened } from '#web/entities/event/shareWords.ts';
import { dates } from '#words/dates.ts';
import { language } from '#words/language.ts';

/** How much of the description is in the preview, in characters. */
const MAX_PREVIEW_LENGTH = 160;

/** The props of `PageHead` for an event's page. */
export function eventHead(event: ChurchEvent) {
  const title = sharedTitle(event);
  const when = waitsForDay(event) ? '' : dates.spanLine(event);
  const facts = [when, venueWithBranch(event.venue)].filter(Boolean).join('. ');
  const about = shortened(
    withoutMarks(eventText(event, 'description').text).replace(/\s+/g, ' ').trim(),
    MAX_PREVIEW_LENGTH,
  );
  return {
    title,
    titleLang: eventText(event, 'title').lang,
    description: [facts && `${facts}.`, event.status ? eventText(event, 'status_note').text : '', about]
      .filter(Boolean)
      .join(' '),
    path: href('event', { id: event.id }),
    ...(OWN_BACKEND && {
      preview: {
        path: eventPicturePath(event, language),
        alt: [title, when, venueWithBranch(event.venue)].filter(Boolean).join(', '),
      },
    }),
  };
}
