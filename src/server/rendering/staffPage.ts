import { church } from '#content/en/church.ts';
import { type PageName, pages } from '#content/pages.ts';
import { pageTitle } from '#content/pageTitle.ts';
import { staffNeedScript } from '#content/staff.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';

/** Places the heading about where the app will render it. */
const STYLE =
  '<style>#root>main{padding:96px 16px}#root>main>h1{margin:0;font:400 1.75rem/1.15 Marcellus,"Marcellus Fallback",serif}' +
  '@media(min-width:56.25rem){#root>main{padding-left:280px}}</style>';

/** Title and heading of a staff page, until the app has rendered it; empty for other pages. */
export function staffPage(page: PageName): { head: string; body: string } {
  const { kind, title, heading = title } = pages[page];
  if (kind !== 'staff') return { head: '', body: '' };
  return {
    head: `<title>${escapeHtml(pageTitle(page, church.name.value))}</title><meta name="robots" content="noindex">${STYLE}`,
    body: `<main><h1>${escapeHtml(heading)}</h1><noscript>${escapeHtml(staffNeedScript)}</noscript></main>`,
  };
}
