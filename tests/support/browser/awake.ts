import type { Page } from 'playwright-core';

/**
 * Gives signs of a person until the app has taken the page over (layout/EarlyInput.tsx). To look at every frame would have
 * the browser draw them all.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event('pointerdown'));
      return !('early' in window);
    },
    undefined,
    { polling: 50 },
  );
}

/** Opens an address, and goes on once the app has taken the page over. */
export async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await awake(page);
}
