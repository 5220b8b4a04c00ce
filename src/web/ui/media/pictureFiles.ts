import { type PictureName, pictures, webpWidths } from '#content/pictures.ts';
import type { UploadedPicture } from '#shared/content/values.ts';
import { OWN_WIDTHS, ownPictureFile } from '#shared/images/ownPicture.ts';
import { pictureAlts } from '#words/pictures.ts';

/** A picture of a page: one of the site's own by name, or one that staff uploaded. */
export type ShownPicture = PictureName | UploadedPicture;

/** What an image element needs of a picture. */
export interface PictureFiles {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The colours of its upper and lower half, to stand there until it is loaded; not known of uploads. */
  tones?: readonly [top: string, foot: string];
  alt: string;
  /** A small WebP file, for the few old browsers that do not know AVIF. */
  src: string;
  /** The AVIF files of every width, as an image's `srcset`. */
  srcSet: string;
}

/** The file of one of the site's own pictures in one width and format. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/pictures/${name}-${width}.${format}`;

const srcSetOf = (widths: readonly number[], file: (width: number) => string): string =>
  widths.map((width) => `${file(width)} ${width}w`).join(', ');

/** The files of a picture, with its size and its description. */
export function filesOf(picture: ShownPicture): PictureFiles {
  if (typeof picture === 'string') {
    const { width, height, widths, tones } = pictures[picture];
    const [small] = webpWidths(pictures[picture]);
    return {
      width,
      height,
      tones,
      alt: pictureAlts[picture],
      src: pictureFile(picture, small, 'webp'),
      srcSet: srcSetOf(widths, (size) => pictureFile(picture, size, 'avif')),
    };
  }
  const { id, width, height, alt } = picture;
  return {
    width,
    height,
    alt,
    src: ownPictureFile(id, OWN_WIDTHS[0], 'webp'),
    srcSet: srcSetOf(OWN_WIDTHS, (size) => ownPictureFile(id, size, 'avif')),
  };
}
