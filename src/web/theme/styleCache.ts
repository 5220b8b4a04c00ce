import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps the styles: one for the browser, one for each drawing on the server. Without vendor prefixes,
 * which no browser that MUI supports still asks for; they were a tenth of each page.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
