import type { Article } from './article.ts';
import { media } from './media.ts';
import { branchPages, ourBranches } from './ourBranches.ts';
import { ourJourney } from './ourJourney.ts';

/**
 * Every page of the site: its address, title and description. Read by the route table, the navigation, the server
 * (which answers each of these addresses and 404 for any other) and the site map (specification, section 2).
 */

/**
 * Who a page is for. `public` pages have the navigation bar and footer, `embedded` ones neither: other sites show them
 * in a frame. The server renders both. `staff` pages are rendered in the browser only.
 */
export type PageKind = 'public' | 'staff' | 'embedded';

/** One page. */
export interface Page {
  /** The address; `:name` stands for a parameter. */
  path: string;
  /** For the browser's tab and a chat's preview, without the church's name. */
  title: string;
  /** The heading of a page of staff's, where it is another than the title. */
  heading?: string;
  /** One or two sentences, for search engines and previews. */
  description: string;
  kind: PageKind;
  /** False where the church has supplied no text: the address shows the 404 page (rulings, 11). */
  ready: boolean;
}

/** A page of one kind. */
type PageOf<Kind extends PageKind> = Page & { kind: Kind };

const site = (path: string, title: string, description: string): PageOf<'public'> => ({
  path,
  title,
  description,
  kind: 'public',
  ready: true,
});
const staff = (path: string, title: string, heading = title): PageOf<'staff'> => ({
  path,
  title,
  heading,
  description: '',
  kind: 'staff',
  ready: true,
});
const articlePage = (path: string, title: string, article: Article | undefined): PageOf<'public'> => ({
  path,
  title,
  description: article?.lead ?? '',
  kind: 'public',
  ready: article !== undefined,
});

export const pages = {
  home: site(
    '/',
    'Home',
    'A church family in Ruiru, Kenya, with branches in Magomano, Kithini and Juja. Service hours, events and a verse for today.',
  ),
  about: site(
    '/about',
    'About Us',
    'Our mission, our vision, our pastors and what people say of this church family in Ruiru.',
  ),
  motto: site('/about/motto', 'Our Motto', 'Ten things we give ourselves to, each with the scripture it stands on.'),
  vision: site('/about/vision', 'Our Vision', 'To preach and teach the word: six points that say where we are going.'),
  mission: site(
    '/about/mission',
    'Our Mission',
    'To seek and save the lost: eight points that say what we do each week.',
  ),
  ourJourney: articlePage('/about/our-journey', 'Our Journey', ourJourney),
  ourBranches: articlePage('/about/our-branches', 'Our Branches', ourBranches),
  magomano: articlePage('/about/our-branches/magomano', 'Magomano', branchPages.magomano),
  kithini: articlePage('/about/our-branches/kithini', 'Kithini', branchPages.kithini),
  juja: articlePage('/about/our-branches/juja', 'Juja', branchPages.juja),
  ministries: site(
    '/ministries',
    'Ministries',
    'A place for everyone: men, women, young people and children, and teams to serve in.',
  ),
  menOfGlory: site(
    '/ministries/men-of-glory',
    'Men of Glory',
    'Men who pray, provide and grow together. When we meet and what we do.',
  ),
  womenOfFaith: site(
    '/ministries/women-of-faith',
    'Women of Faith',
    'Women who hold one another up in prayer, in work and in the word.',
  ),
  youths: site(
    '/ministries/youths',
    'Youths',
    'Young people who follow Christ with their questions, their gifts and their friends.',
  ),
  sundaySchool: site(
    '/ministries/sunday-school',
    'Sunday School',
    'Children who learn the Bible by singing it, acting it and asking about it.',
  ),
  joinOurTeam: site('/ministries/join-our-team', 'Join Our Team', 'Six teams a person can serve in, and how to begin.'),
  give: site('/give', 'Give', 'How to give by M-Pesa paybill, and what your giving does.'),
  media: articlePage('/media', 'Media', media),
  gallery: site('/media/gallery', 'Gallery', 'Ten windows on the life of the church.'),
  sermons: site('/media/sermons', 'Sermons', 'On growing in the Spirit, with a sermon to watch.'),
  events: site(
    '/events',
    'Events',
    'What is coming up: services, keshas, Bible studies and fellowships, with place and time.',
  ),
  event: site('/events/:id', 'Event', 'One event of the church: when and where it is, and what it is about.'),
  dailyVerse: site(
    '/daily-verse',
    'Our Verse of the Day',
    'A verse for today, and an answer from the Bible for what you need.',
  ),
  contact: site('/contact', 'Contact', 'Send us a message, call us, or find your way to a service.'),
  privacy: site(
    '/privacy',
    'Privacy',
    'What this website stores of you and why, for how long, who sees it, and what you may ask of us.',
  ),
  eventCard: {
    path: '/event-card',
    title: 'Next Event',
    description: 'The next coming event of the church.',
    kind: 'embedded',
    ready: true,
  } satisfies Page as PageOf<'embedded'>,
  login: staff('/login', 'Log In'),
  invitation: staff('/invitation', 'Welcome'),
  eventList: staff('/event-list', 'Event List'),
  manageEvents: staff('/create/events', 'Manage Events'),
  dashboard: staff('/admin/dashboard', 'Dashboard', 'Upcoming Events'),
  dashboardEvent: staff('/admin/dashboard/:eventId', 'Dashboard', 'Upcoming Events'),
  month: staff('/admin/month', 'Month'),
  thisWeek: staff('/admin/this-week', 'This Week'),
  history: staff('/admin/history', 'History'),
  messages: staff('/admin/messages', 'Messages'),
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

/** Said by the 404 page (specification, section 2). */
export const notFound = {
  title: 'Page not found',
  text: "Sorry, we couldn't find this page.",
  back: 'Back to home',
  picture: 'lost-sheep',
} as const;
