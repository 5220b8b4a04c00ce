import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps the styles: one for the browser, one for each drawing on the server. Without vendor prefixes,
 * which no browser that MUI supports still asks for; they were a tenth of each page.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

/** The names of what an element of styles holds, its classes and animations, as Emotion counts them. */
export const namesOfStyles = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g)].map(([, name, frames]) => name ?? frames ?? ''),
  ),
];

/**
 * The server's styles for a page, as they are sent: without the list of their names, which would be a third of a
 * kilobyte of each page, and marked as standing where they belong. Emotion would otherwise move them as it wakes, for
 * which the browser works out every style of the page once more.
 *
 * @param tags the elements as Emotion makes them
 */
export const sentStyles = (tags: string): string =>
  tags
    .replace(/<style data-emotion="[^"]*"><\/style>/g, '')
    .replace(/<style data-emotion="css [^"]*"/g, '<style data-emotion="css" data-s')
    .replace(/<style data-emotion="css-global/g, '<style data-s data-emotion="css-global');

/** Gives the server's styles their list of names back, before Emotion looks for it. */
export function nameSentStyles(): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"][data-s]')) {
    element.dataset.emotion = ['css', ...namesOfStyles(element.textContent)].join(' ');
  }
}
