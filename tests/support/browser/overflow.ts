import type { Page } from 'playwright-core';

/** How wide the page is beyond the screen, in pixels. */
export const runsOff = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Every text that is wider than the box that it stands in: Kiswahili words are longer than English ones. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, a, li, dt, dd, label, button)')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'inline')
          return false;
        const words = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
        const { parentElement: parent } = element;
        const within = parent?.getBoundingClientRect().right ?? 0;
        const right = within - (parent ? Number.parseFloat(getComputedStyle(parent).paddingRight) : 0);
        return words.some((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return range.getBoundingClientRect().right > right + 1;
        });
      })
      .map((element) => element.textContent ?? ''),
  );
