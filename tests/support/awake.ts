import type { Page } from 'playwright-core';

/** Waits until the app has taken the page over, and no longer keeps presses for later (layout/useEarlyPresses.ts). */
export const awake = (page: Page): Promise<unknown> => page.waitForFunction(() => !('keepEarly' in window));
