import { type Fields, line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';

/** The fields of the home page. Its headings are the specification's. */
export const homeFields: Fields = {
  'intro.paragraphs': list('Welcome', paragraph('Paragraph')),
  'intro.picture': picture('Picture beside the welcome'),
  'slides.slides': list('Slides', { picture: picture('Picture'), quote: scriptureReference('Scripture') }),
  'leadership.paragraphs': list('About the lead pastors', paragraph('Paragraph')),
  'leadership.people': list('Lead pastors', { name: line('Name'), picture: picture('Photograph') }),
  'leadership.verse': scriptureReference('Scripture of the lead pastors'),
  'themes.text': paragraph('About the yearly themes'),
  'themes.themes': list('Yearly themes', {
    name: line('Year'),
    line: line('Theme'),
    picture: picture('Picture'),
    verse: scriptureReference('Scripture'),
  }),
  'verse.title': line('Title above the verse of the day'),
  'verse.text': paragraph('About the verse of the day'),
  'visit.text': paragraph('About visiting'),
};
