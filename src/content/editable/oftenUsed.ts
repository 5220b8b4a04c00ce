import { line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';

/** Fields that several pages have. */

export const lead = { 'hero.lead': paragraph('Lead') };
export const heroPicture = { 'hero.picture': picture('Picture at the top') };
export const heroVerse = { 'hero.verse': scriptureReference('Scripture at the top') };

/** Numbered points, each with its scripture. */
export const points = (label: string) =>
  list(label, { title: line('Title'), text: paragraph('Text'), verse: scriptureReference('Scripture') });

/** Headings with a sentence or two. */
export const items = (label: string) => list(label, { title: line('Title'), text: paragraph('Text') });

export const paragraphs = (label: string) => list(label, paragraph('Paragraph'));

export const meetings = list('Meetings', { name: line('Name'), when: line('When'), where: line('Where') });

export const gallery = list('Pictures', { picture: picture('Picture'), caption: line('Caption') });
