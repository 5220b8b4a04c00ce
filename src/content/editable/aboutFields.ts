import { cards, type Fields, line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';
import { heroPicture, lead, paragraphs, parts, points } from './oftenUsed.ts';

/** The fields of /about. */
export const aboutFields: Fields = {
  ...parts.hero,
  'mission.paragraphs': paragraphs('Our mission'),
  'mission.verse': scriptureReference('Scripture of the mission'),
  'vision.paragraphs': paragraphs('Our vision'),
  'vision.verse': scriptureReference('Scripture of the vision'),
  'more.cards': cards(
    'Read further',
    { title: line('Title'), text: paragraph('Text'), picture: picture('Picture') },
    4,
  ),
  'pastors.title': line('Title above the associate pastors'),
  'pastors.text': paragraph('About the associate pastors'),
  'pastors.people': list('Associate pastors', {
    name: line('Name'),
    role: line('Where they serve'),
    picture: picture('Photograph'),
  }),
  'testimonials.title': line('Title above the testimonials'),
  'testimonials.people': list('Testimonials', {
    name: line('Name'),
    from: line('From'),
    picture: picture('Photograph'),
    quote: paragraph('In their words'),
  }),
};

/** The fields of /about/motto. */
export const mottoFields: Fields = {
  'hero.title': line('Motto'),
  ...lead,
  ...heroPicture,
  title: line('Title above the focus areas'),
  focusAreas: points('Focus areas'),
};
