import { type PageName, pages } from '#content/pages.ts';
import { pageTitle } from '#content/pageTitle.ts';
import { staffNeedScript } from '#content/staff.ts';
import { escaped } from './escaped.ts';

/** Puts the heading about where the script will draw it: beside the sidebar on a desk. */
const STYLE =
  '<style>#root>main{padding:96px 16px}#root>main>h1{margin:0;font:400 2.25rem/1.2 Marcellus,"Marcellus Fallback",serif}' +
  '@media(min-width:900px){#root>main{padding-left:280px}}</style>';

/** What a page of staff's shows and is called until its script has drawn it; nothing of any other page. */
export function staffPage(page: PageName): { head: string; body: string } {
  const { kind, title, heading = title } = pages[page];
  if (kind !== 'staff') return { head: '', body: '' };
  return {
    head: `<title>${escaped(pageTitle(page))}</title><meta name="robots" content="noindex">${STYLE}`,
    body: `<main><h1>${escaped(heading)}</h1><noscript>${escaped(staffNeedScript)}</noscript></main>`,
  };
}
