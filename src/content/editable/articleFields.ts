import { article } from '#shared/content/fields.ts';
import { type ArticleWords, editable } from './editable.ts';

/** The field of a page that waits for the church's words: written, the page is on; emptied, it is the 404 page (rulings, 11). */
export const articleFields = editable<ArticleWords>()({ article: article('The whole page') });
