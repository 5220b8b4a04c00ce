import type { PictureName } from '../pictures.ts';
import type { Scripture } from '../scripture/scripture.ts';

/** One part of an article: a heading, paragraphs, and where it helps a verse or a picture. */
export interface ArticleSection {
  heading: string;
  paragraphs: readonly string[];
  verse?: Scripture;
  picture?: PictureName;
}

/** A page of plain reading. Giving one to a page that has none turns that page on (rulings, 11). */
export interface Article {
  /** One or two sentences under the title; also the page's description. */
  lead: string;
  picture?: PictureName;
  sections: readonly ArticleSection[];
}
