import type { Page } from 'playwright-core';

/** Waits until the worker keeps what stands at a path, and everything that the page was loaded with, to its last part. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const missed = files.some((name) => name.includes('/startOffline-')) ? [] : ['startOffline'];
      for (const key of [wanted, ...files.filter((name) => name.startsWith('/assets/'))]) {
        if (!(await caches.match(key, { ignoreVary: true }))) missed.push(key);
      }
      return missed;
    }, path);
  await expect.poll(missing).toEqual([]);
}
