import { venueWithBranch } from '#content/events/branchOf.ts';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';

/** Everything of an event that its picture shows: equal facts make equal pictures. */
export function drawnFrom(
  event: EventDto,
  { language, church }: Pick<EventLanguage, 'language' | 'church'>,
): readonly unknown[] {
  const { title } = eventIn(language, event);
  const { category, start_date, start_time, end_date, end_time, venue, image, image_focus, status } = event;
  const { previous_start_date, previous_start_time, previous_venue } = event;
  const before = [previous_start_date, previous_start_time, previous_venue && venueWithBranch(previous_venue)];
  const own = ownPicture(image)?.id;
  const times = [start_date, start_time, end_date, end_time];
  return [
    language,
    church,
    title,
    category,
    ...times,
    venueWithBranch(venue),
    status,
    ...before,
    own,
    own && image_focus,
  ];
}
