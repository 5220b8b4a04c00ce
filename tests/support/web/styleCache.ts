import createCache from '@emotion/cache';

/** What decides whether something is seen, how it is named, and whether it can be pressed or selected. */
const ASKED = new Set([
  ...['display', 'visibility', 'opacity', 'pointer-events', 'user-select'],
  ...['position', 'float', 'content'], // words of a block of their own are words apart in a name
]);

/**
 * Emotion's styles for page tests, one cache for all the tests of a file, with those properties alone: jsdom reads each
 * rule afresh, and goes through every rule for each role that a test asks for. A rule that says nothing else is left out.
 */
export const styleCache = createCache({
  key: 'css',
  speedy: true, // one sheet: with an element for each rule, every look through the page would pass all of them
  stylisPlugins: [
    (element) => {
      if (element.type === 'decl' && !ASKED.has(String(element.props))) element.value = '';
    },
  ],
});
const insert = styleCache.sheet.insert.bind(styleCache.sheet);
styleCache.sheet.insert = (rule) => {
  if (!rule.endsWith('{}')) insert(rule);
};
