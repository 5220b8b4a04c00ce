import type { BrowserContextOptions } from 'playwright-core';
import type { Site } from './site.ts';

/** Opens a page on a phone, whose app does not come before it is let go. */
export async function openAsleep(
  site: Site,
  path: string,
  options: BrowserContextOptions = { viewport: { width: 360, height: 740 } },
) {
  const visitor = await site.visit(options);
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await visitor.page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await visitor.page.goto(site.url + path, { waitUntil: 'commit' });
  await visitor.page.locator('#root h1').first().waitFor(); // the page is there; its scripts are held
  return { ...visitor, letGo };
}
