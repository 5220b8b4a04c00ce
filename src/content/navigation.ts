import { href, type Page, type PageName, pages } from './pages.ts';

/** One entry of the navigation bar: a page, a group of entries, or a page with entries under it. */
export interface NavigationEntry {
  label: string;
  /** Where the entry itself leads; a mere group has none. */
  to?: string;
  entries: readonly NavigationEntry[];
}

/** The entries of the pages whose address is this one and one part more, in the order of `pages`. */
const entriesUnder = (parent: string): NavigationEntry[] =>
  Object.entries<Page>(pages)
    .filter(([, { menu, path }]) => menu && path.slice(0, path.lastIndexOf('/')) === parent)
    .map(([name, { menu, path, title }]) => ({
      label: title,
      ...(menu === 'link' && { to: href(name as PageName) }),
      entries: entriesUnder(path),
    }));

/** The navigation bar (specification, section 2). Pages without content stay listed (rulings, 11). */
export const navigation: readonly NavigationEntry[] = entriesUnder('');

/** The footer has the links of the bar, without those under them (specification, section 2). */
export const footerLinks = navigation;
