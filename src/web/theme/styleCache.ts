import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache: one for the browser, one for each rendering on the server. No browser of MUI's needs prefixes. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
