import { ownPicture } from '../images/ownPicture.ts';

/** The texts of an event that people read, the short ones first. */
const TEXTS = [
  'title',
  'title_sw',
  'venue',
  'previous_venue',
  'status_note',
  'status_note_sw',
  'signup_question',
  'signup_question_sw',
  'image_alt',
  'description',
  'description_sw',
] as const;

type Texts = { readonly [Name in (typeof TEXTS)[number] | 'image']?: string | null | undefined };

/** What people read of an event, and its picture where it lies on another site. */
export function eventTexts(event: Texts): string[] {
  const texts = TEXTS.map((name) => event[name] ?? '');
  const picture =
    event.image && !ownPicture(event.image) ? event.image.replace(/^(https?:\/\/[^/?#]+).*$/is, '$1') : '';
  return picture === '' ? texts : [...texts, picture];
}
