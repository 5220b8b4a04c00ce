import type { Article } from './article.ts';

/** The story of the church. Not supplied yet: /about/our-journey shows the 404 page until an article stands here. */
export const ourJourney: Article | undefined = undefined;
