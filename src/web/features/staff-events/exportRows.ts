import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS } from '#shared/events/eventFields.ts';
import { EXTRA_LABELS, OPTIONAL_FIELDS, type OptionalField, SIGNUP_FIELDS } from '#shared/events/eventLife.ts';
import { fieldWords } from '#shared/events/fieldWords.ts';
import { isUnpublished, publishWords } from '#shared/events/publishing.ts';
import { closesAt } from '#shared/signup/signup.ts';
import { statuses } from '#words/interface.ts';

/** Fields with a column of their own, or with none: they are about the picture, or the form of the sign-up. */
const APART: readonly OptionalField[] = ['publish', 'image_alt', 'image_focus', ...SIGNUP_FIELDS];

type Column = readonly [heading: string, value: (event: ChurchEvent) => string | number];

const LABELS = { ...EVENT_LABELS, ...EXTRA_LABELS };
const plain = (field: keyof typeof LABELS): Column => [LABELS[field], (event) => event[field] ?? ''];

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
  const columns: readonly Column[] = [
    ...(['title', 'category', 'start_date', 'start_time', 'end_date', 'end_time', 'venue'] as const).map(plain),
    ['Branch', ({ venue }) => branchOf(venue)?.name ?? ''],
    [
      EXTRA_LABELS.publish,
      (event) =>
        event.waits ? 'Waits for a yes' : publishWords(isUnpublished(event, now) ? event.publish : undefined),
    ],
    [EXTRA_LABELS.status, ({ status }) => (status ? statuses[status] : '')],
    plain('status_note'),
    plain('status_note_sw'),
    [EXTRA_LABELS.signup, ({ signup = '' }) => fieldWords('signup', signup)],
    [EXTRA_LABELS.signup_places, ({ signup_places }) => (signup_places ? Number(signup_places) : '')],
    [EXTRA_LABELS.signup_closes, (event) => (event.signup ? closesAt(event).replace('T', ' ') : '')],
    plain('description'),
    ...OPTIONAL_FIELDS.filter((field) => !APART.includes(field)).map(plain),
    ['Page', ({ id }) => `${origin}${href('event', { id })}`],
  ];
  return [columns.map(([heading]) => heading), ...events.map((event) => columns.map(([, value]) => value(event)))];
}
