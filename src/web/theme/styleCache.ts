import createCache, { type EmotionCache } from '@emotion/cache';

/** The id of the element that holds the styles which the server drew a page with. */
const SENT = 'styles';

/** The names of what a sheet of styles holds, its classes and animations, as Emotion counts them. */
const namesOfStyles = (css: string): (string | undefined)[] =>
  [...css.matchAll(/\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g)].map(([, style, animation]) => style ?? animation);

/**
 * Where Emotion keeps the styles: one for the browser, one for each drawing on the server. Without vendor prefixes,
 * which no browser that MUI supports still asks for; they were a tenth of each page. The browser's goes on from the
 * styles that the page was sent with.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const sent = typeof document === 'undefined' ? '' : document.getElementById(SENT)?.textContent;
  for (const name of namesOfStyles(sent ?? '')) if (name) cache.inserted[name] = true;
  return cache;
}

/**
 * The styles that a page was drawn with, in one element: without the list of their names, which would be a third of a
 * kilobyte of each page, and not as Emotion's own, which it would move to another place as it wakes: the browser would
 * then work out every style of the page once more.
 */
export const sentStyles = (styles: readonly { css: string }[]): string =>
  `<style id="${SENT}">${styles.map(({ css }) => css).join('')}</style>`;
