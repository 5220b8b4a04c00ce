import { branchAt, venueWithBranch } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { eventPicturePath } from '#shared/events/eventPaths.ts';
import { eventMoments, isoMoment } from '#shared/events/times/eventTimes.ts';
import { ownPictureFile } from '#shared/images/ownPicture.ts';
import type { SignupNumbers } from '#shared/signup/signup.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { ownPictureHere } from '#web/entities/event/EventPicture.tsx';
import { announcedBefore, eventText, sharedTitle, shortened } from '#web/entities/event/eventText.tsx';
import { useBranches, useChurch } from '#web/entities/words/useChurch.ts';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { JsonLd } from '#web/ui/text/JsonLd.tsx';
import type { Branch } from '#words/branches.ts';
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

const SCHEMA = 'https://schema.org';

interface EventDataProps {
  event: ChurchEvent;
  address: string;
  /** How many have signed up, if everybody may know. */
  numbers?: Partial<SignupNumbers> | undefined;
}

/** The event as search engines read it: a schema.org Event. */
export function EventData({ event, address, numbers }: EventDataProps) {
  const origin = useOrigin();
  const church = useChurch();
  const branches = useBranches();
  const moments = eventMoments(event);
  if (!moments) return null;
  const data = {
    '@context': SCHEMA,
    '@type': 'Event',
    '@id': address,
    name: eventText(event, 'title').text,
    url: address,
    inLanguage: language,
    description: withoutMarks(eventText(event, 'description').text),
    startDate: isoMoment(moments.start),
    endDate: isoMoment(moments.end),
    ...statusData(event),
    ...placesData(numbers),
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    location: placeData(event.venue, branches),
    organizer: {
      '@type': 'Organization',
      name: church.name.value,
      url: `${origin}/`,
      email: church.email.value,
      telephone: church.phone.value,
    },
    image: pictureAddresses(event, origin),
  };
  return <JsonLd data={data} />;
}

/** Its status; for a rescheduled event also the previous start. */
function statusData(event: ChurchEvent): object {
  const { status, previous_start_date, previous_start_time, start_time } = event;
  const called = (name: string) => ({ eventStatus: `${SCHEMA}/${name}` });
  if (status === 'cancelled') return called('EventCancelled');
  if (waitsForDay(event)) return called('EventPostponed');
  const otherDay = previous_start_date && announcedBefore({ ...event, previous_venue: event.venue });
  if (!status || !otherDay) return called('EventScheduled');
  const before = { date: previous_start_date, time: previous_start_time ?? start_time };
  return { ...called('EventRescheduled'), previousStartDate: isoMoment(before) };
}

/** How many places there are and how many are free, where they are limited. */
const placesData = (numbers: Partial<SignupNumbers> | undefined): object =>
  numbers?.places == null
    ? {}
    : { maximumAttendeeCapacity: numbers.places, remainingAttendeeCapacity: numbers.left ?? 0 };

/** The venue with the address of its branch. */
function placeData(venue: string, branches: readonly Branch[]): object {
  const key = branchAt(venue)?.key;
  const branch = branches.find((each) => each.key === key);
  if (!branch) return { '@type': 'Place', name: venue, address: venue };
  return {
    '@type': 'Place',
    name: venue,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.place.value,
      addressLocality: branch.town.value,
      addressCountry: 'KE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.map.latitude, longitude: branch.map.longitude },
  };
}

/** Absolute URLs: the event's own picture, and the one that our server draws. */
function pictureAddresses(event: ChurchEvent, origin: string): string[] {
  const own = ownPictureHere(event.image);
  const picture = own ? `${origin}${ownPictureFile(own.id, 1600, 'jpg')}` : event.image;
  return [...(picture ? [picture] : []), ...(OWN_BACKEND ? [`${origin}${eventPicturePath(event, language)}`] : [])];
}
