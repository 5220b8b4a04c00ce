import {
  cards,
  type Fields,
  inBoth,
  line,
  list,
  paragraph,
  picture,
  scriptureReference,
  video,
} from '#shared/content/fields.ts';
import { gallery, heroPicture, lead, paragraphs } from './oftenUsed.ts';

/** The fields of /media/gallery. */
export const galleryFields: Fields = { lead: paragraph('Lead'), pictures: gallery };

/** The fields of /media/sermons. */
export const sermonsFields: Fields = {
  'hero.title': line('Title'),
  ...lead,
  'text.paragraphs': paragraphs('Text'),
  'text.picture': picture('Picture'),
  quotes: list('Scriptures', scriptureReference('Scripture'), 2),
  'watch.youtubeId': inBoth(video('Video on YouTube')),
  'watch.name': line('Name of the video'),
  'watch.text': paragraph('About the video'),
  'watch.picture': picture('Picture before the video'),
  'habits.items': list('This week', { day: line('Day'), text: paragraph('Text') }),
};

/** The fields of /contact. */
export const contactFields: Fields = {
  'hero.title': line('Title'),
  ...lead,
  ...heroPicture,
  verse: scriptureReference('Scripture'),
};

/** The fields of /give. Only owners change them, since they are read beside the accounts. */
export const giveFields: Fields = {
  'hero.title': line('Title'),
  ...lead,
  payee: inBoth(line('Name that M-Pesa shows before one confirms')),
  blocks: cards(
    'Two blocks',
    {
      title: line('Title'),
      paragraphs: paragraphs('Text'),
      verse: scriptureReference('Scripture'),
      picture: picture('Picture'),
    },
    2,
  ),
};

/** /privacy has no fields: the law decides what it says. It follows the church's facts. */
export const privacyFields: Fields = {};
