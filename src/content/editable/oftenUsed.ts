import { type Fields, line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';

/** Fields that several pages have. */

export const title = line('Title');
export const text = paragraph('Text');
export const verse = scriptureReference('Scripture');
export const photograph = picture('Photograph');

export const lead = { 'hero.lead': paragraph('Lead') };
export const heroPicture = { 'hero.picture': picture('Picture at the top') };
const hero = { ...lead, ...heroPicture, 'hero.verse': scriptureReference('Scripture at the top') };

/** Numbered points, each with its scripture. */
export const points = (label: string) => list(label, { title, text, verse });

/** Headings with a sentence or two. */
export const items = (label: string) => list(label, { title, text });

export const paragraphs = (label: string) => list(label, paragraph('Paragraph'));

export const gallery = list('Pictures', { picture: picture('Picture'), caption: line('Caption') });

/** The parts that a page may be made of, each with its fields. */
export const parts = {
  hero: { 'hero.title': title, ...hero },
  text: { 'text.title': title, 'text.paragraphs': paragraphs('Text') },
  points: { title: line('Title above the points'), points: points('Points') },
  invitation: { 'invitation.title': line('Title of the invitation'), 'invitation.text': paragraph('Invitation') },
  gallery: { 'gallery.title': line('Title above the pictures'), 'gallery.items': gallery },
  verse: { verse: scriptureReference('Scripture at the foot') },
} satisfies Readonly<Record<string, Fields>>;

export type Part = keyof typeof parts;

/** A ministry's fields, with its own between those that all have. */
export const ofMinistry = (own: Fields): Fields => ({
  ...hero,
  ...own,
  'meetings.items': list('Meetings', { name: line('Name'), when: line('When'), where: line('Where') }),
  ...parts.gallery,
});
