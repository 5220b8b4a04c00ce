import { pageWords } from '#words/pages.ts';
import type { Article } from './articles/article.ts';
import { media } from './articles/media.ts';
import { branchPages, ourBranches } from './articles/ourBranches.ts';
import { ourJourney } from './articles/ourJourney.ts';

/**
 * Every page of the site: its address, and its words in the language of this build. Read by the route table, the
 * navigation, the server (which answers each of these addresses and 404 for any other) and the site map (specification,
 * section 2).
 */

/**
 * Who a page is for. `public` pages have the navigation bar and footer, `embedded` ones neither: other sites show them
 * in a frame. The server renders both. `staff` pages are rendered in the browser only.
 */
export type PageKind = 'public' | 'staff' | 'embedded';

/** What a page is called. */
export interface PageWords {
  /** For the browser's tab and a chat's preview, without the church's name. */
  title: string;
  /** One or two sentences, for search engines and previews. */
  description: string;
}

/** One page. */
export interface Page extends PageWords {
  /** The address, without the language; `:name` stands for a parameter. */
  path: string;
  /** The heading of a page of staff's, where it is another than the title. */
  heading?: string;
  kind: PageKind;
  /** False where the church has supplied no text: the address shows the 404 page (rulings, 11). */
  hasText: boolean;
}

/** A page of one kind. */
type PageOf<Kind extends PageKind> = Page & { kind: Kind };

const site = (path: string, words: PageWords): PageOf<'public'> => ({ path, ...words, kind: 'public', hasText: true });
const embedded = (path: string, words: PageWords): PageOf<'embedded'> => ({
  path,
  ...words,
  kind: 'embedded',
  hasText: true,
});
const staff = (path: string, title: string, heading = title): PageOf<'staff'> => ({
  path,
  title,
  heading,
  description: '',
  kind: 'staff',
  hasText: true,
});
const articlePage = (path: string, { title }: PageWords, article: Article | undefined): PageOf<'public'> => ({
  path,
  title,
  description: article?.lead ?? '',
  kind: 'public',
  hasText: article !== undefined,
});

export const pages = {
  home: site('/', pageWords.home),
  about: site('/about', pageWords.about),
  motto: site('/about/motto', pageWords.motto),
  vision: site('/about/vision', pageWords.vision),
  mission: site('/about/mission', pageWords.mission),
  ourJourney: articlePage('/about/our-journey', pageWords.ourJourney, ourJourney),
  ourBranches: articlePage('/about/our-branches', pageWords.ourBranches, ourBranches),
  magomano: articlePage('/about/our-branches/magomano', pageWords.magomano, branchPages.magomano),
  kithini: articlePage('/about/our-branches/kithini', pageWords.kithini, branchPages.kithini),
  juja: articlePage('/about/our-branches/juja', pageWords.juja, branchPages.juja),
  ministries: site('/ministries', pageWords.ministries),
  menOfGlory: site('/ministries/men-of-glory', pageWords.menOfGlory),
  womenOfFaith: site('/ministries/women-of-faith', pageWords.womenOfFaith),
  youths: site('/ministries/youths', pageWords.youths),
  sundaySchool: site('/ministries/sunday-school', pageWords.sundaySchool),
  joinOurTeam: site('/ministries/join-our-team', pageWords.joinOurTeam),
  give: site('/give', pageWords.give),
  media: articlePage('/media', pageWords.media, media),
  gallery: site('/media/gallery', pageWords.gallery),
  sermons: site('/media/sermons', pageWords.sermons),
  events: site('/events', pageWords.events),
  event: site('/events/:id', pageWords.event),
  /** One's own sign-up, by the secret key in the query. */
  signup: site('/my-sign-up', pageWords.signup),
  dailyVerse: site('/daily-verse', pageWords.dailyVerse),
  contact: site('/contact', pageWords.contact),
  privacy: site('/privacy', pageWords.privacy),
  eventCard: embedded('/event-card', pageWords.eventCard),
  login: staff('/login', 'Log In'),
  invitation: staff('/invitation', 'Welcome'),
  eventList: staff('/event-list', 'Event List'),
  manageEvents: staff('/create/events', 'Manage Events'),
  dashboard: staff('/admin/dashboard', 'Dashboard', 'Upcoming Events'),
  dashboardEvent: staff('/admin/dashboard/:eventId', 'Dashboard', 'Upcoming Events'),
  door: staff('/admin/events/:id/door', 'At the door'),
  signups: staff('/admin/events/:id/sign-ups', 'Sign-ups'),
  month: staff('/admin/month', 'Month'),
  thisWeek: staff('/admin/this-week', 'This Week'),
  lookingBack: staff('/admin/looking-back', 'Looking back'),
  history: staff('/admin/history', 'History'),
  messages: staff('/admin/messages', 'Messages'),
  giving: staff('/admin/giving', 'Giving'),
  siteWords: staff('/admin/words', 'Words of the site'),
  wordsPreview: staff('/admin/words/preview', 'Preview'),
  help: staff('/admin/help', 'Help'),
  profile: staff('/admin/profile', 'Profile'),
  settings: staff('/admin/settings', 'Settings'),
} as const;

export type PageName = keyof typeof pages;

/** The pages that visitors see, which exist in every language. */
export type VisitorPageName = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends 'staff' ? never : Name;
}[PageName];

/** A page's address with its parameters filled in and encoded. Throws where one is missing. */
export function href(name: PageName, parameters: Record<string, string> = {}): string {
  return pages[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`The address of ${name} needs ${key}.`);
    return encodeURIComponent(value);
  });
}
