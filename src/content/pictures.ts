// Written by `npm run artwork` from the scenes in src/content/artwork: change a scene, not this file.

/** One picture: its files are `/pictures/<name>-<width>.avif` and `.webp`, one of each for every width. */
export interface PictureFacts {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** What is seen in it, for those who do not see it. */
  alt: string;
  /** A data URI of the picture, 16 pixels wide, to stand there until the picture is loaded. */
  placeholder: string;
}

/** Every picture of the site, by its name. */
export const pictures = {
  hero: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'Stained glass: a white dove comes down over the sunrise, and a path of light winds towards us through the hills of Ruiru.',
    placeholder: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABABoJbACdADGxpa1AAD+6fWBrsmh0/ZlCHqpmCebma5ds2jnebNrtFBPlXLgWEcx+Gh8qYOVxlZIg/USgAA=',
  },
  'hero-tall': {
    width: 1200, height: 1600, widths: [480, 828, 1200],
    alt: 'Stained glass: a white dove comes down over the sunrise, and a path of light winds towards us through the hills of Ruiru.',
    placeholder: 'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAADwAwCdASoQABUAPxFysFAsJqSisAgBgCIJbACdMoRwAB0maT1/jBEAAP6HVuxdeAd4AjoqQxViFiYoc/SumPeRAph/gyGdIATyuZuS3TEGsXKdyKOQlKrgx+Lq3sUmL7Ha+tdystTffEQqWw+PAQKy2aDHLJGI6B62PLb6BkCQAA==',
  },
} as const satisfies Record<string, PictureFacts>;

/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;
