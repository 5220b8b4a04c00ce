import type { Article } from './article.ts';

/** The front page of the media. Not supplied yet: /media shows the 404 page until an article stands here. */
export const media: Article | undefined = undefined;
