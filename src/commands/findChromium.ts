import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { PlainError } from '#server/plainError.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROMIUM_PATH, then the usual names on the PATH, then Playwright's own download. */
function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The Chromium that the browser tests drive. Where there is none it is installed: Debian's package as root, otherwise
 * Playwright's own download.
 *
 * @throws PlainError that says how to get one
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new PlainError(`CHROMIUM_PATH names no file: ${chosen}.`);
  const found = chosen || installedChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests.');
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  } else {
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = installedChromium();
  if (installed) return installed;
  throw new PlainError(
    'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium) or name one with CHROMIUM_PATH.',
  );
}
