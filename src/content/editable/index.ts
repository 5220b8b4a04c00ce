import {
  article,
  cards,
  type Field,
  type Fields,
  inBoth,
  key,
  line,
  list,
  paragraph,
  picture,
  scriptureReference,
  video,
} from '#shared/content/fields.ts';
import { ofArticlePages, type Page, type PageOfParts, type PageWithWords, pages } from '../pages.ts';
import { churchFields } from './churchFields.ts';
import {
  gallery,
  heroPicture,
  items,
  lead,
  ofMinistry,
  paragraphs,
  parts,
  photograph,
  points,
  text,
  title,
  verse,
} from './oftenUsed.ts';

/** The fields of the pages whose `words` are parts that several pages have. */
const fieldsOfParts = Object.fromEntries(
  Object.entries<Page>(pages).flatMap(([name, { words }]) =>
    words ? [[name, Object.assign({}, ...words.map((part) => parts[part]))]] : [],
  ),
) as Record<PageOfParts, Fields>;

/**
 * Everything that staff may change, by page; the first is what the whole site says of the church. Not in it are what the
 * specification fixes (navigation labels, the headings and labels that it names, routes) and where money goes.
 */
export const editablePages = {
  church: churchFields,
  home: {
    'intro.paragraphs': paragraphs('Welcome'),
    'intro.picture': picture('Picture beside the welcome'),
    'slides.slides': list('Slides', { picture: picture('Picture'), quote: verse }),
    'leadership.paragraphs': paragraphs('About the lead pastors'),
    'leadership.people': list('Lead pastors', { name: line('Name'), picture: photograph }),
    'leadership.verse': scriptureReference('Scripture of the lead pastors'),
    'themes.text': paragraph('About the yearly themes'),
    'themes.themes': list('Yearly themes', {
      name: line('Year'),
      line: line('Theme'),
      picture: picture('Picture'),
      verse,
    }),
    'verse.title': line('Title above the verse of the day'),
    'verse.text': paragraph('About the verse of the day'),
    'visit.text': paragraph('About visiting'),
  },
  about: {
    ...parts.hero,
    'mission.paragraphs': paragraphs('Our mission'),
    'mission.verse': scriptureReference('Scripture of the mission'),
    'vision.paragraphs': paragraphs('Our vision'),
    'vision.verse': scriptureReference('Scripture of the vision'),
    'more.cards': cards('Read further', { title, text, picture: picture('Picture') }, 4),
    'pastors.title': line('Title above the associate pastors'),
    'pastors.text': paragraph('About the associate pastors'),
    'pastors.people': list('Associate pastors', {
      name: line('Name'),
      role: line('Where they serve'),
      picture: photograph,
    }),
    'testimonials.title': line('Title above the testimonials'),
    'testimonials.people': list('Testimonials', {
      name: line('Name'),
      from: line('From'),
      picture: photograph,
      quote: paragraph('In their words'),
    }),
  },
  motto: {
    'hero.title': line('Motto'),
    ...lead,
    ...heroPicture,
    title: line('Title above the focus areas'),
    focusAreas: points('Focus areas'),
  },
  ...fieldsOfParts,
  ministries: {
    'hero.title': title,
    ...lead,
    ...heroPicture,
    'hero.verses': list('Scriptures', verse),
    'overview.title': line('Title above the ministries'),
    'overview.cards': cards('Ministries', { text, picture: picture('Picture') }, 4),
    'team.title': line('Title of the invitation to serve'),
    'team.text': paragraph('Invitation to serve'),
    'team.picture': picture('Picture of the invitation to serve'),
  },
  menOfGlory: {
    ...ofMinistry({
      ...parts.text,
      'pillars.title': line('Title above the pillars'),
      'pillars.items': items('Pillars'),
    }),
    ...parts.verse,
  },
  womenOfFaith: ofMinistry({
    ...parts.text,
    'text.verse': verse,
    'circles.title': line('Title above the circles'),
    'circles.items': items('Circles'),
  }),
  youths: {
    ...ofMinistry({
      ...parts.text,
      'questions.title': line('Title above the questions'),
      'questions.items': items('Questions'),
    }),
    ...parts.verse,
  },
  sundaySchool: {
    ...ofMinistry({
      'text.paragraphs': paragraphs('Text'),
      'classes.title': line('Title above the classes'),
      'classes.items': list('Classes', { name: line('Name'), ages: line('Ages'), text }),
      'morning.title': line('Title above the morning'),
      'morning.items': items('A morning, step by step'),
      'parents.items': paragraphs('For parents'),
    }),
    ...parts.verse,
  },
  joinOurTeam: {
    ...parts.hero,
    'teams.title': line('Title above the teams'),
    'teams.list': list('Teams', {
      key: key('Name in addresses'),
      name: line('Name'),
      does: paragraph('What it does'),
      asks: paragraph('What it asks'),
    }),
    'begin.title': line('Title above the steps'),
    'begin.steps': list('Steps', paragraph('Step')),
  },
  give: {
    'hero.title': title,
    ...lead,
    payee: inBoth(line('Name that M-Pesa shows before one confirms')),
    blocks: cards('Two blocks', { title, paragraphs: paragraphs('Text'), verse, picture: picture('Picture') }, 2),
  },
  gallery: { lead: paragraph('Lead'), pictures: gallery },
  sermons: {
    'hero.title': title,
    ...lead,
    'text.paragraphs': paragraphs('Text'),
    'text.picture': picture('Picture'),
    quotes: list('Scriptures', verse, 2),
    'watch.youtubeId': inBoth(video('Video on YouTube')),
    'watch.name': line('Name of the video'),
    'watch.text': paragraph('About the video'),
    'watch.picture': picture('Picture before the video'),
    'habits.items': list('This week', { day: line('Day'), text }),
  },
  contact: { 'hero.title': title, ...lead, ...heroPicture, verse },
  // Pages that are there only while they have an article: emptied, they are the 404 page (rulings, 11).
  ...ofArticlePages({ article: article('The whole page') }),
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

/** The staff's name of a page whose words can be changed. */
export const nameOfWords = (page: EditablePage): string => (page === 'church' ? 'The church' : pages[page].title);

/** The name of a field with its page, such as `About: Title of the mission`. */
export function wordsTitle(page: EditablePage, fields: readonly string[]): string {
  const all: Readonly<Record<string, Field>> = editablePages[page];
  return `${nameOfWords(page)}: ${fields.map((field) => all[field]?.label ?? field).join(', ')}`;
}
