/** How large a picture may be that staff send: bytes as it is sent, and pixels as it is drawn (12 megapixels). */
export const PICTURE_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 12 * 1024 * 1024 } as const;

/** How much of a picture is sent at once where the network is bad: what came of it need not be sent again. */
export const MAX_CHUNK_BYTES = 64 * 1024;

/** Why a picture is not taken, in the words that a person reads; said by the form before it is sent, or by the server. */
export const pictureWords = {
  empty: 'There is no picture in this file.',
  tooLarge: 'This picture is too large: it can be at most 10 MB.',
  tooManyPixels: 'This picture has too many dots: it can have at most 12 megapixels.',
  unknown: 'This file is not a picture that can be shown here: choose a JPEG, PNG, WebP, AVIF or GIF.',
  heic: 'This picture is in Apple’s HEIC form, which many phones cannot show: send it as a JPEG.',
  damaged: 'This picture is damaged or not complete, so it cannot be shown: choose it again, or another one.',
  changed: 'The picture has to be chosen again: the site has changed since.',
  hidden:
    'Something that is no picture is hidden in this file, so it is not taken: choose another one, or a screenshot.',
  tooManyMoments: 'This moving picture is too long: choose one that stands still.',
  tooLargeNow:
    'This picture was too large for this machine just now: please try again in a minute, or send a smaller one.',
  busy: 'Other pictures are being made ready just now. Please try again in a minute.',
} as const;
