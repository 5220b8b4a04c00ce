import type { Article } from './article.ts';

/** The branches together. Not supplied yet: /about/our-branches shows the 404 page until an article stands here. */
export const ourBranches: Article | undefined = undefined;

/** A page for each branch. Not supplied yet: each shows the 404 page until an article stands here. */
export const branchPages: Record<'magomano' | 'kithini' | 'juja', Article | undefined> = {
  magomano: undefined,
  kithini: undefined,
  juja: undefined,
};
