/** The pictures that staff have put on this site: kept here in three widths, each in three forms. */

/** Raise it when pictures are made differently: the same picture then gets a new address. */
export const PICTURE_RECIPE = 'pictures 1';

/** The length of an id: the beginning of a SHA-256 of the recipe and the bytes that were sent, in base64url. */
export const PICTURE_ID_LENGTH = 32;

/** How wide each file is, in pixels. */
export const OWN_WIDTHS = [480, 960, 1600] as const;

/** The tallest that a picture is kept, in pixels. */
export const MAX_OWN_HEIGHT = 3200;

/** The forms, the smallest files first; JPEG is what every device and chat can show. */
export const OWN_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type OwnFormat = (typeof OWN_FORMATS)[number];

/** One of our own pictures. */
export interface OwnPicture {
  /** The id in its addresses. */
  id: string;
  /** The JPEG that stands for it. */
  src: string;
  /** Every width of a form, as an image's `srcset`. */
  srcSet: (format: OwnFormat) => string;
}

const OWN = /^\/event-pictures\/([\w-]{22,})\/\d+\.(?:avif|webp|jpg)$/;

/** Every address of a picture of ours in a text. */
export const OWN_PATHS = /\/event-pictures\/[\w-]{22,64}\/\d{1,5}\.(?:avif|webp|jpg)/g;

/** The address of one file of a picture of ours, from the site's root. */
export const ownPictureFile = (id: string, width: number, format: OwnFormat): string =>
  `/event-pictures/${id}/${width}.${format}`;

/**
 * Reads an event's `image` as a picture of our own, regardless of the URL's host: the site may have moved. Undefined
 * for other pictures, or none.
 */
export function ownPicture(image: string | null | undefined): OwnPicture | undefined {
  const path = image?.replace(/^https?:\/\/[^/?#]+/i, '');
  const id = path && OWN.exec(path)?.[1];
  if (!id) return undefined;
  return {
    id,
    src: ownPictureFile(id, 960, 'jpg'),
    srcSet: (format) => OWN_WIDTHS.map((width) => `${ownPictureFile(id, width, format)} ${width}w`).join(', '),
  };
}
