import { type PageName, pages } from '#content/pages.ts';

/** Each page that visitors see. */
export const visitorPages = (Object.keys(pages) as PageName[]).filter(
  (name) => pages[name].kind !== 'staff' && pages[name].hasText,
);

/** Those that are made of nothing but what others are made of. */
export const LIKE_OTHERS: PageName[] = ['vision', 'mission', 'womenOfFaith', 'youths', 'sundaySchool'];
