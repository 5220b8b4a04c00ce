import { href, type PageName, pages } from './pages.ts';

/** One entry of the navigation bar: a page, a group of entries, or a page with entries under it. */
export interface NavigationEntry {
  label: string;
  /** Where the entry itself leads; a mere group has none. */
  to?: string;
  entries?: readonly NavigationEntry[];
}

const link = (name: PageName, label = pages[name].title): NavigationEntry => ({ label, to: href(name) });

/** The navigation bar (specification, section 2). Pages without content stay listed (rulings, 11). */
export const navigation: readonly NavigationEntry[] = [
  link('home'),
  {
    ...link('about'),
    entries: [
      { label: pages.ourBranches.title, entries: [link('magomano'), link('kithini'), link('juja')] },
      link('ourJourney'),
    ],
  },
  {
    ...link('ministries'),
    entries: [link('menOfGlory'), link('womenOfFaith'), link('youths'), link('sundaySchool'), link('joinOurTeam')],
  },
  link('give'),
  { ...link('media'), entries: [link('gallery'), link('sermons')] },
  link('events'),
  link('contact'),
];

/** The footer's links (specification, section 2). */
export const footerLinks: readonly NavigationEntry[] = [
  link('home'),
  link('about'),
  link('ministries'),
  link('give'),
  link('media'),
  link('events'),
  link('contact'),
];
