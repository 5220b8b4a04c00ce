import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** The folder of the current build; another may be built beside it (`commands/site/buildSite.mjs`). */
export function builtFolder(): string {
  const named = join(DIST, 'current');
  return existsSync(named) ? join(DIST, readFileSync(named, 'utf8')) : DIST;
}
