/** The values of fields: as staff write them, and ready for a page. */

/**
 * A picture as staff choose it: one of the site's own windows by name, or an upload with its description. Both languages
 * share the picture; a language without a description of its own has the other's.
 */
export type PictureValue = string | { image: string; alt: string; alt_sw?: string };

/** A picture that staff uploaded. */
type Upload = Exclude<PictureValue, string>;

/** The uploaded pictures in a value as staff write it, without those in an article's text. */
export function uploadsIn(value: unknown): Upload[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'image' in value ? [value as Upload] : Object.values(value).flatMap(uploadsIn);
}

/** A service as staff write it. */
export interface HoursValue {
  /** 0 for Sunday to 6 for Saturday. */
  day: number;
  name: string;
  name_sw: string;
  /** `HH:MM`, Africa/Nairobi. */
  opens: string;
  closes: string;
}

/** An article as staff write it; null where the page has none. */
export type ArticleValue = { lead: string; picture: PictureValue | null; text: string } | null;

/** A value as staff write it and as it is stored. */
export type FieldValue = string | number | null | readonly FieldValue[] | { readonly [name: string]: FieldValue };

/** An uploaded picture, ready for a page. */
export interface UploadedPicture {
  /** Its files: see `ownPictureFile`. */
  id: string;
  /** The largest file's, in pixels. */
  width: number;
  height: number;
  alt: string;
}

/** An article, ready for a page. */
export interface ReadyArticle {
  lead: string;
  picture: string | UploadedPicture | null;
  /** Made by the server from Markdown: headings from h2 on, paragraphs, lists, links, emphasis, scripture, figures. */
  html: string;
  /** The passages that it quotes. */
  quotes: readonly { reference: string; text: string }[];
}

/** What differs from the words in the files, by field, ready for a page: what `GET /all/content` answers. */
export interface ContentOverlay {
  fields: Readonly<Record<string, unknown>>;
  /** Of the About page: the pages without their text, to which its cards lead (rulings, 11). */
  unwritten?: readonly string[];
}

/**
 * A header of public pages: the version of the church's words and accounts that the page shows. The service worker compares
 * it with the pages that it has cached.
 */
export const CONTENT_VERSION = 'x-content-version';

/** In a public page's address: staff see it with their drafts, in a frame of the preview. Others see the plain page. */
export const PREVIEW = 'preview';
