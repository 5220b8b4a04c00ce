import type { Scripture } from './scripture/scripture.ts';

/** One numbered point of a page: what it is, in words, and the scripture it stands on. */
export interface Point {
  title: string;
  text: string;
  verse: Scripture;
}
