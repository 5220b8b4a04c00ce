import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe makes of a page: of everything, or of what depends on its colours alone. */
type Asked = { type: 'tag' | 'rule'; values: string[] };

const EVERYTHING: Asked = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const COLOURS: Asked = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds wrong with the page as it stands, a line each. The page's context needs `bypassCSP`: the site's policy
 * keeps strange scripts out.
 */
export async function flaws(page: Page, asked = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run: (
            root: Document,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      }
    ).axe.run(document, {
      runOnly,
      resultTypes: ['violations'], // the others are not worked out in full, which takes a quarter of the time
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, asked);
}

/**
 * What axe finds wrong with the page in the scheme that it has, and with its colours in the other one, to which it is
 * changed as by the device's setting. It has its scheme again after that. The page's app must have started.
 */
export async function flawsInBothSchemes(page: Page): Promise<string[]> {
  const found = await flaws(page);
  const [scheme, other] = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await change(page, other);
  const inOther = await flaws(page, COLOURS);
  await change(page, scheme);
  return [...found, ...inOther.map((flaw) => `in the ${other} scheme, ${flaw}`)];
}

/** The started app follows the device's scheme by an attribute; pages without it have none. */
async function change(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((scheme) => {
    const shown = document.documentElement.getAttribute('data-theme');
    return shown === null || shown === scheme;
  }, colorScheme);
}
