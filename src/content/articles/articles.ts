import type { ArticlePage, PageName } from '../pages.ts';
import type { Article } from './article.ts';
import { media } from './media.ts';
import { branchPages, ourBranches } from './ourBranches.ts';
import { ourJourney } from './ourJourney.ts';

/** Which page shows which article; undefined where the church has supplied none (rulings, 11). */
export const articles: Partial<Record<PageName, Article>> = { ourJourney, ourBranches, media, ...branchPages };

/** What a page that is not written yet leads to instead (rulings, 48). */
export const insteadOf: Readonly<Partial<Record<ArticlePage, readonly PageName[]>>> = {
  ourJourney: ['about', 'ministries'],
  ourBranches: ['contact', 'events'],
  magomano: ['contact', 'events'],
  kithini: ['contact', 'events'],
  juja: ['contact', 'events'],
  media: ['gallery', 'sermons'],
};
