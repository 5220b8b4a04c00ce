import { pageWords } from '#words/pages.ts';
import type { Article } from './articles/article.ts';
import { media } from './articles/media.ts';
import { branchPages, ourBranches } from './articles/ourBranches.ts';
import { ourJourney } from './articles/ourJourney.ts';
import type { Part } from './editable/oftenUsed.ts';
import { LANGUAGES, type Language } from './language.ts';

/**
 * The one record of every page of the site: its address, its words in the language of this build, and what is true of it.
 * The route table (`web/app/routes/routes.ts`) adds the page's code. Also read by the navigation, the server (which answers each of
 * these addresses and 404 for any other), the site map and the service worker (specification, section 2).
 */

/**
 * Who a page is for. `public` pages have the navigation bar and footer, `embedded` ones neither: other sites show them
 * in a frame. The server renders both. Of `staff` pages it renders the frame, and the browser the rest.
 */
export type PageKind = 'public' | 'staff' | 'embedded';

/** What a page is called. */
export interface PageWords {
  /** For the browser's tab and a chat's preview, without the church's name. */
  title: string;
  /** One or two sentences, for search engines and previews. */
  description: string;
}

/** How a page differs from most of its kind. */
interface PageFacts {
  /** The heading of a page of staff's, where it is another than the title. */
  heading?: string;
  /** Whose frame it has, where that is not its own kind's. */
  frame?: PageKind;
  /** True for a page of staff's that anybody may open; others lead to the login. */
  open?: true;
  /** True where staff sign in: such a page is not one of the admin screens. */
  signsIn?: true;
  /** True where only our own server has what the page shows (rulings, 33). */
  ownBackend?: true;
  /** Whether the page can be read without a network. Without this, visitors' pages can, and staff's cannot. */
  offline?: boolean;
  /**
   * Set where the server renders the page by its query too (`server/http/routes/pages/pages.ts`). Without a network the
   * visitor gets the page of the same query (`cached`), or the plain one, in which the app searches (`uncached`).
   */
  byQuery?: 'cached' | 'uncached';
  /** True where the server answers the page in a file of its own. */
  ownRoute?: true;
  /**
   * Which parts of its words staff may change, if they are parts that several pages have; false for a page of data.
   * Without it `content/editable` has the fields of the page.
   */
  words?: false | readonly Part[];
  /** False if search engines should not list it; they list no page of staff's. */
  indexed?: false;
  /** How the menu lists the page, below the one whose address begins its own: as a link, or as the name of a group. */
  menu?: 'link' | 'group';
}

/** One page. */
export interface Page extends PageWords, PageFacts {
  /** The address, without the language; `:name` stands for a parameter. */
  path: string;
  kind: PageKind;
  /** False where the church has supplied no text: the address shows the 404 page (rulings, 11). */
  hasText: boolean;
  /** True for a page that consists of an article, which staff may write. */
  article?: true;
}

/** A page of one kind. */
type PageOf<Kind extends PageKind> = Page & { kind: Kind };

/** Rejects facts with a name that `PageFacts` lacks. */
type Only<Facts> = Facts & Record<Exclude<keyof Facts, keyof PageFacts>, never>;

const site = <const Facts extends PageFacts>(path: string, words: PageWords, facts?: Only<Facts>) =>
  ({ path, ...words, kind: 'public', hasText: true, ...facts }) as PageOf<'public'> & Facts;
const embedded = <const Facts extends PageFacts>(path: string, words: PageWords, facts?: Only<Facts>) =>
  ({ path, ...words, kind: 'embedded', hasText: true, ...facts }) as PageOf<'embedded'> & Facts;
const staff = (path: string, title: string, facts?: PageFacts): PageOf<'staff'> => ({
  path,
  title,
  description: '',
  kind: 'staff',
  hasText: true,
  ...facts,
});
/** @param menu how the menu lists it. @param article its text, where the files have one */
const articlePage = (
  path: string,
  { title }: PageWords,
  menu?: Page['menu'],
  article?: Article,
): PageOf<'public'> & { article: true } => ({
  path,
  title,
  description: article?.lead ?? '',
  kind: 'public',
  hasText: article !== undefined,
  article: true,
  menu,
});

const EVENT_CARD = { title: 'Next Event', description: 'The next coming event of the church.' };

const dashboard = { heading: 'Upcoming Events', open: true, offline: true } as const;

export const pages = {
  home: site('/', pageWords.home, { menu: 'link' }),
  about: site('/about', pageWords.about, { menu: 'link' }),
  motto: site('/about/motto', pageWords.motto),
  vision: site('/about/vision', pageWords.vision, { words: ['hero', 'points'] }),
  mission: site('/about/mission', pageWords.mission, { words: ['hero', 'points', 'invitation'] }),
  ourBranches: articlePage('/about/our-branches', pageWords.ourBranches, 'group', ourBranches),
  magomano: articlePage('/about/our-branches/magomano', pageWords.magomano, 'link', branchPages.magomano),
  kithini: articlePage('/about/our-branches/kithini', pageWords.kithini, 'link', branchPages.kithini),
  juja: articlePage('/about/our-branches/juja', pageWords.juja, 'link', branchPages.juja),
  ourJourney: articlePage('/about/our-journey', pageWords.ourJourney, 'link', ourJourney),
  ministries: site('/ministries', pageWords.ministries, { menu: 'link' }),
  menOfGlory: site('/ministries/men-of-glory', pageWords.menOfGlory, { menu: 'link' }),
  womenOfFaith: site('/ministries/women-of-faith', pageWords.womenOfFaith, { menu: 'link' }),
  youths: site('/ministries/youths', pageWords.youths, { menu: 'link' }),
  sundaySchool: site('/ministries/sunday-school', pageWords.sundaySchool, { menu: 'link' }),
  joinOurTeam: site('/ministries/join-our-team', pageWords.joinOurTeam, { menu: 'link' }),
  give: site('/give', pageWords.give, { byQuery: 'cached', menu: 'link' }),
  media: articlePage('/media', pageWords.media, 'link', media),
  gallery: site('/media/gallery', pageWords.gallery, { menu: 'link' }),
  sermons: site('/media/sermons', pageWords.sermons, { byQuery: 'uncached', menu: 'link' }),
  sermon: site('/media/sermons/:id', pageWords.sermon, { words: false }),
  events: site('/events', pageWords.events, { words: false, byQuery: 'uncached', menu: 'link' }),
  event: site('/events/:id', pageWords.event, { words: false }),
  /** One's own sign-up, by the secret key in the query. */
  signup: site('/my-sign-up', pageWords.signup, {
    words: false,
    ownRoute: true,
    ownBackend: true,
    offline: false,
    indexed: false,
  }),
  dailyVerse: site('/daily-verse', pageWords.dailyVerse, { words: false, byQuery: 'cached' }),
  contact: site('/contact', pageWords.contact, { menu: 'link' }),
  /** The law decides what it says. It follows the church's facts. */
  privacy: site('/privacy', pageWords.privacy, { words: [] }),
  eventCard: embedded('/event-card', EVENT_CARD, { byQuery: 'cached' }),
  login: staff('/login', 'Log In', { frame: 'public', open: true, signsIn: true }),
  invitation: staff('/invitation', 'Welcome', { frame: 'public', open: true, signsIn: true }),
  eventList: staff('/event-list', 'Event List', { frame: 'public', open: true }),
  manageEvents: staff('/create/events', 'Manage Events', { offline: true }),
  dashboard: staff('/admin/dashboard', 'Dashboard', dashboard),
  dashboardEvent: staff('/admin/dashboard/:eventId', 'Dashboard', dashboard),
  door: staff('/admin/events/:id/door', 'At the door', { ownBackend: true, offline: true }),
  signups: staff('/admin/events/:id/sign-ups', 'Sign-ups', { ownBackend: true, offline: true }),
  month: staff('/admin/month', 'Month', { ownBackend: true, offline: true }),
  thisWeek: staff('/admin/this-week', 'This Week', { offline: true }),
  lookingBack: staff('/admin/looking-back', 'Looking back', { ownBackend: true }),
  history: staff('/admin/history', 'History', { ownBackend: true }),
  messages: staff('/admin/messages', 'Messages', { ownBackend: true, offline: true }),
  held: staff('/admin/waiting', 'Waiting for a yes', { ownBackend: true }),
  staffSermons: staff('/admin/sermons', 'Sermons', { ownBackend: true, offline: true }),
  giving: staff('/admin/giving', 'Giving', { ownBackend: true }),
  siteWords: staff('/admin/words', 'Words of the site', { ownBackend: true }),
  help: staff('/admin/help', 'Help'),
  profile: staff('/admin/profile', 'Profile', { ownBackend: true }),
  settings: staff('/admin/settings', 'Settings'),
} as const;

export type PageName = keyof typeof pages;

/** The pages of the public frame, which exist in every language; the others are in English alone (rulings, 46). */
export type VisitorPageName = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends 'public' ? Name : never;
}[PageName];

/** The languages that a page exists in. */
export const languagesOf = ({ kind }: Pick<Page, 'kind'>): readonly Language[] =>
  kind === 'public' ? LANGUAGES : ['en'];

/** The pages whose facts include some. */
type PageWith<Facts> = { [Name in PageName]: (typeof pages)[Name] extends Facts ? Name : never }[PageName];

/** The pages with words that staff may change: `content/editable` has their fields. */
export type PageWithWords = Exclude<PageWith<{ kind: 'public' }>, PageWith<{ words: false }>>;

/** The pages with parts that several pages have and staff change. */
export type PageOfParts = PageWith<{ words: readonly Part[] }>;

/** The pages that are there only while they have an article (rulings, 11). */
export type ArticlePage = PageWith<{ article: true }>;

/** Whether a page is there only while it has an article. */
export const isArticlePage = (name: string): name is ArticlePage =>
  Object.hasOwn(pages, name) && (pages[name as PageName] as Page).article === true;

export const ARTICLE_PAGES = Object.keys(pages).filter(isArticlePage);

/** A value for each of these pages. */
export const ofArticlePages = <Value>(value: Value): Readonly<Record<ArticlePage, Value>> =>
  Object.fromEntries(ARTICLE_PAGES.map((name) => [name, value])) as Record<ArticlePage, Value>;

/** The pages that the server renders by their query too. */
export type PageByQuery = PageWith<{ byQuery: string }>;

export const hasWords = (name: PageName): name is PageWithWords =>
  pages[name].kind === 'public' && pages[name].words !== false;

/** The beginnings of the paths of staff's pages: `/admin` covers all below it. */
export const staffPaths = (): readonly string[] => [
  ...new Set(
    Object.values<Page>(pages)
      .filter(({ kind }) => kind === 'staff')
      .map(({ path }) => `/${path.split('/')[1]}`),
  ),
];

/** The parts of the site with a preview picture of their own (`public/pictures/og-media.jpg`); the others have the home page's. */
const PARTS_WITH_PREVIEW = ['about', 'contact', 'daily-verse', 'events', 'give', 'media', 'ministries'];

/** The address of a page's preview picture (1200×630). */
export const previewOf = ({ path }: Page): string =>
  `/pictures/og-${PARTS_WITH_PREVIEW.find((part) => path.split('/')[1] === part) ?? 'home'}.jpg`;

/** A page's address with its parameters filled in and encoded. Throws where one is missing. */
export function href(name: PageName, parameters: Record<string, string> = {}): string {
  return pages[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`The address of ${name} needs ${key}.`);
    return encodeURIComponent(value);
  });
}
