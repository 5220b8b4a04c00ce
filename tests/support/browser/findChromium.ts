import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CliError } from '#server/cliError.ts';
import { findBrowser } from '../../../src/commands/development/browsers.mjs';

/**
 * The Chromium that the browser tests drive: its headless shell, otherwise the whole browser, otherwise Playwright's own
 * download.
 *
 * @throws CliError with the way to install one
 */
export function findChromium(): string {
  const find = () =>
    findBrowser('headlessShell') ??
    findBrowser('chromium') ??
    [chromium.executablePath()].find((path) => existsSync(path));
  const found = find();
  if (found && !existsSync(found)) throw new CliError(`CHROMIUM_PATH names no file: ${found}.`);
  if (found) return found;
  console.log('Installing Chromium for the browser tests.');
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  const installed = find();
  if (installed) return installed;
  throw new CliError(
    'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium) or name one with CHROMIUM_PATH.',
  );
}
