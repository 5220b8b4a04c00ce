import { EXTRA_FIELDS, type ExtraField } from '../events/eventLife.ts';
import { ownPicture } from '../images/ownPicture.ts';

/** The further fields in which people write what others read. */
const WRITTEN = (Object.keys(EXTRA_FIELDS) as ExtraField[]).filter((field) =>
  ['line', 'text'].includes(EXTRA_FIELDS[field].kind),
);

/** The texts of an event that people read, the longest last. */
const TEXTS = [
  ...['title', 'venue', 'previous_venue'],
  ...WRITTEN.filter((field) => field !== 'description_sw'),
  ...['description', 'description_sw'],
] as readonly TextField[];

type TextField = 'title' | 'venue' | 'previous_venue' | 'description' | ExtraField;

type Texts = { readonly [Name in TextField | 'image']?: string | null | undefined };

/** Whether a field of an event can hold what an owner has to see. */
export const isEventText = (name: string): boolean => name === 'image' || (TEXTS as readonly string[]).includes(name);

/** What people read of an event, and its picture where it lies on another site. */
export function eventTexts(event: Texts): string[] {
  const texts = TEXTS.map((name) => event[name] ?? '');
  const picture =
    event.image && !ownPicture(event.image) ? event.image.replace(/^(https?:\/\/[^/?#]+).*$/is, '$1') : '';
  return picture === '' ? texts : [...texts, picture];
}
