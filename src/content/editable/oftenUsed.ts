import { type Fields, line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';

/** Fields that several pages have. */

export const lead = { 'hero.lead': paragraph('Lead') };
export const heroPicture = { 'hero.picture': picture('Picture at the top') };
export const hero = { ...lead, ...heroPicture, 'hero.verse': scriptureReference('Scripture at the top') };

/** Numbered points, each with its scripture. */
export const points = (label: string) =>
  list(label, { title: line('Title'), text: paragraph('Text'), verse: scriptureReference('Scripture') });

/** Headings with a sentence or two. */
export const items = (label: string) => list(label, { title: line('Title'), text: paragraph('Text') });

export const paragraphs = (label: string) => list(label, paragraph('Paragraph'));

/** A text with its heading. */
export const text = { 'text.title': line('Title'), 'text.paragraphs': paragraphs('Text') };

export const gallery = list('Pictures', { picture: picture('Picture'), caption: line('Caption') });

/** A ministry's fields, with its own between those that all have. */
export const ofMinistry = (own: Fields): Fields => ({
  ...hero,
  ...own,
  'meetings.items': list('Meetings', { name: line('Name'), when: line('When'), where: line('Where') }),
  'gallery.title': line('Title above the pictures'),
  'gallery.items': gallery,
});

export const footVerse = { verse: scriptureReference('Scripture at the foot') };
