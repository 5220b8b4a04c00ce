import { line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';
import type { about } from '../en/about.ts';
import { editable } from './editable.ts';

/** The fields of /about. */
export const aboutFields = editable<typeof about>()({
  'hero.title': line('Title'),
  'hero.lead': paragraph('Lead'),
  'hero.picture': picture('Picture'),
  'hero.verse': scriptureReference('Scripture'),
  'mission.paragraphs': list('Our mission', paragraph('Paragraph')),
  'mission.verse': scriptureReference('Scripture of the mission'),
  'vision.paragraphs': list('Our vision', paragraph('Paragraph')),
  'vision.verse': scriptureReference('Scripture of the vision'),
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
});
