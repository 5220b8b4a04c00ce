import type { Page } from 'playwright-core';

/**
 * Translates a page as browsers do, and whatever comes later: the words of each text stand in two nested `<font>`, and
 * the text itself is taken out of the page (`replaced`) or put into them (`wrapped`).
 */
export async function translate(page: Page, way: 'replaced' | 'wrapped'): Promise<void> {
  await page.evaluate((how) => {
    const isLeft = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('font, script, style, noscript, title, textarea, svg');
    const translateText = (text: Text) => {
      if (isLeft(text)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (how === 'replaced') inner.textContent = text.data;
      text.replaceWith(outer);
      if (how === 'wrapped') inner.append(text);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll();
    // As a browser does: a moment later, again and again.
    let waiting = false;
    new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        translateAll();
      });
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, way);
}
