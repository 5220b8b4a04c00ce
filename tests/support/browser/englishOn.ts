import type { Page } from 'playwright-core';

/** Words that hardly an English sentence does without, and no Kiswahili one has; and single words of the interface. */
const ENGLISH =
  /\b(the|and|of|to|is|are|with|for|your|our|from|you|this|that|at|on|by|it|we|more|all|next|previous|slide|open|close|menu|print|send|search|month|list|events?|church|sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|june|july|august|september|october|november|december|loading|error|failed|try again|copied|listen|share|stop|pause|play|go|back|home|name|email|phone|message|prayer|worship)\b/i;

/** Names, which are the same in every language: the church's, and what is sold under one. */
const NAMES =
  /Ruiru Foundation Church|odpc\.go\.ke|Google|Outlook|Apple|YouTube|OpenStreetMap|JavaScript|WhatsApp|M-Pesa/g;

/** Every text and accessible name outside what is marked as English, that has English words. */
export const englishOn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        !element ||
        element.closest('script, style, noscript') ||
        element.closest('[lang]')?.getAttribute('lang') !== 'sw'
      )
        continue;
      if (!(node instanceof Element)) found.push(node.textContent?.trim() ?? '');
      else for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(node.getAttribute(name) ?? '');
    }
    return found;
  });
  return [...new Set(texts.filter((text) => ENGLISH.test(text.replaceAll(NAMES, ''))))];
};
