import createCache, { type EmotionCache } from '@emotion/cache';
import { nameStyles } from './pageStyles.ts';

/** Emotion's cache: one for the browser, one for each rendering on the server. No browser of MUI's needs prefixes. */
export function createStyleCache(): EmotionCache {
  if (typeof document !== 'undefined') nameStyles(document);
  return createCache({ key: 'css', stylisPlugins: [] });
}
