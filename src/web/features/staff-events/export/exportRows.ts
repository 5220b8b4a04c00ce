import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS } from '#shared/events/eventFields.ts';
import { EXTRA_LABELS, OPTIONAL_FIELDS, type OptionalField, SIGNUP_FIELDS } from '#shared/events/eventLife.ts';
import { extraWords } from '#shared/events/extraWords.ts';
import { isUnpublished, publishWords } from '#shared/events/publishing.ts';
import { closesAt } from '#shared/signup/signup.ts';
import { statuses } from '#words/interface.ts';

/** Fields with a column of their own, or with none: they are about the picture, or the form of the sign-up. */
const APART: readonly OptionalField[] = ['publish', 'image_alt', 'image_focus', ...SIGNUP_FIELDS];

/** All others, each in a column under its label. */
const FURTHER = OPTIONAL_FIELDS.filter((field) => !APART.includes(field));

const HEADINGS = [
  EVENT_LABELS.title,
  EVENT_LABELS.category,
  EVENT_LABELS.start_date,
  EVENT_LABELS.start_time,
  EVENT_LABELS.end_date,
  EVENT_LABELS.end_time,
  EVENT_LABELS.venue,
  'Branch',
  EXTRA_LABELS.publish,
  EXTRA_LABELS.status,
  EXTRA_LABELS.status_note,
  EXTRA_LABELS.status_note_sw,
  EXTRA_LABELS.signup,
  EXTRA_LABELS.signup_places,
  EXTRA_LABELS.signup_closes,
  EVENT_LABELS.description,
  ...FURTHER.map((field) => EXTRA_LABELS[field]),
  'Page',
];

/**
 * Events as the rows of a table, the headings first. Days are `YYYY-MM-DD` and hours `HH:MM`, Africa/Nairobi, which
 * spreadsheets sort.
 *
 * @param now the church's clock
 * @param origin the site's own, for the addresses of the events' pages
 */
export function exportRows(
  events: readonly ChurchEvent[],
  now: { date: string; time: string },
  origin: string,
): (string | number)[][] {
  const rows = events.map((event) => [
    event.title,
    event.category,
    event.start_date,
    event.start_time,
    event.end_date ?? '',
    event.end_time,
    event.venue,
    branchOf(event.venue)?.name ?? '',
    isUnpublished(event, now) ? publishWords(event.publish) : publishWords(),
    event.status ? statuses[event.status] : '',
    event.status_note ?? '',
    event.status_note_sw ?? '',
    extraWords('signup', event.signup ?? ''),
    event.signup_places ? Number(event.signup_places) : '',
    event.signup ? closesAt(event).replace('T', ' ') : '',
    event.description,
    ...FURTHER.map((field) => event[field] ?? ''),
    `${origin}${href('event', { id: event.id })}`,
  ]);
  return [HEADINGS, ...rows];
}
