import type { UploadedPicture } from '#shared/content/values.ts';
import type { Fact } from './fact.ts';
import type { PictureName } from './pictures.ts';

/** A regular meeting: what it is, when and where. */
export interface Meeting {
  name: string;
  when: Fact;
  where: Fact;
}

/** A picture of a gallery with the words that stand under or over it. */
export interface Captioned {
  picture: PictureName | UploadedPicture;
  caption: string;
}

/** Whether there is no photograph among pictures, but only what came with the site. */
export const isDrawn = (pictures: readonly Pick<Captioned, 'picture'>[]): boolean =>
  pictures.every(({ picture }) => typeof picture === 'string');

/** A heading with a sentence or two under it. */
export interface Item {
  title: string;
  text: string;
}
