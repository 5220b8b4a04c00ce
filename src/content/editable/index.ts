import {
  article,
  cards,
  type Field,
  type Fields,
  inBoth,
  line,
  list,
  paragraph,
  picture,
  scriptureReference,
  video,
} from '#shared/content/fields.ts';
import { ofArticlePages, type Page, type PageOfParts, type PageWithWords, pages } from '../pages.ts';
import { aboutFields, mottoFields } from './aboutFields.ts';
import { churchFields } from './churchFields.ts';
import { homeFields } from './homeFields.ts';
import {
  joinOurTeamFields,
  menOfGloryFields,
  ministriesFields,
  sundaySchoolFields,
  womenOfFaithFields,
  youthsFields,
} from './ministryFields.ts';
import { gallery, heroPicture, lead, paragraphs, parts } from './oftenUsed.ts';

/** The fields of /media/gallery. */
const galleryFields: Fields = { lead: paragraph('Lead'), pictures: gallery };

/** The fields of /media/sermons. */
const sermonsFields: Fields = {
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
const contactFields: Fields = {
  'hero.title': line('Title'),
  ...lead,
  ...heroPicture,
  verse: scriptureReference('Scripture'),
};

/** The fields of /give. Only owners change them, since they are read beside the accounts. */
const giveFields: Fields = {
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

/** The fields of the pages whose `words` are parts that several pages have. */
const fieldsOfParts = Object.fromEntries(
  Object.entries<Page>(pages).flatMap(([name, { words }]) =>
    words ? [[name, Object.assign({}, ...words.map((part) => parts[part]))]] : [],
  ),
) as Record<PageOfParts, Fields>;

/** Of pages that are there only while they have an article: emptied, they are the 404 page (rulings, 11). */
const articleFields: Fields = { article: article('The whole page') };

/**
 * Everything that staff may change, by page; the first is what the whole site says of the church. Not in it are what the
 * specification fixes (navigation labels, the headings and labels that it names, routes) and where money goes.
 */
export const editablePages = {
  church: churchFields,
  home: homeFields,
  about: aboutFields,
  motto: mottoFields,
  ...fieldsOfParts,
  ministries: ministriesFields,
  menOfGlory: menOfGloryFields,
  womenOfFaith: womenOfFaithFields,
  youths: youthsFields,
  sundaySchool: sundaySchoolFields,
  joinOurTeam: joinOurTeamFields,
  give: giveFields,
  gallery: galleryFields,
  sermons: sermonsFields,
  contact: contactFields,
  ...ofArticlePages(articleFields),
} satisfies Readonly<Record<'church' | PageWithWords, Fields>>;

export type EditablePage = keyof typeof editablePages;

/** Whether a text names a page that staff may change. */
export const isEditablePage = (text: string): text is EditablePage => Object.hasOwn(editablePages, text);

/** The field at a path of a page's words; undefined where there is none. */
export function fieldAt(page: string, path: string): Field | undefined {
  const fields: Fields = isEditablePage(page) ? editablePages[page] : {};
  return Object.hasOwn(fields, path) ? fields[path] : undefined;
}

/** Whether only owners may change a page: one that is read beside the accounts. */
export const isOwnersPage = (page: string): boolean => page === 'give';
