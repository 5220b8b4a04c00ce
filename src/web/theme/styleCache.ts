import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps the styles: one for the browser, one for each rendering on the server. It adds no vendor prefixes,
 * since no browser that MUI supports needs one.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
