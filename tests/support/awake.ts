import type { Page } from 'playwright-core';

/** Gives the app a sign of a person, and waits until it has taken the page over (layout/EarlyInput.tsx). */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => !('keepEarly' in window));
}
