import { type OwnPicture, ownPicture } from '#shared/images/ownPicture.ts';

/**
 * An event's picture as one of our own, undefined where it is none. Over another backend (`VITE_API_HOST`) a picture
 * lies there, and is shown from the address that the backend gave.
 */
export const ownPictureHere = (image: string | null | undefined): OwnPicture | undefined =>
  import.meta.env.VITE_API_HOST ? undefined : ownPicture(image);
