import type { Page } from 'playwright-core';

/** Gives signs of a person until the app has taken the page over (layout/EarlyInput.tsx): the start script may still be coming. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointerdown'));
    return !('keepEarly' in window);
  });
}

/**
 * Keeps the pointer out of a page until it is let in: Chromium's headless shell has one over the corner of every page,
 * and a pointer that moves is a sign of a person.
 *
 * @returns lets it in
 */
export async function withoutPointer(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const ignore = (is: boolean) => session.send('Input.setIgnoreInputEvents', { ignore: is });
  await ignore(true);
  return async () => {
    await ignore(false);
  };
}
