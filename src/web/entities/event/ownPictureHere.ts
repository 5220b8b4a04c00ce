import { type OwnPicture, ownPicture } from '#shared/images/ownPicture.ts';

/** An event's picture, if it is one of our own. Another backend (`VITE_API_HOST`) has its own pictures. */
export const ownPictureHere = (image: string | null | undefined): OwnPicture | undefined =>
  import.meta.env.VITE_API_HOST ? undefined : ownPicture(image);
