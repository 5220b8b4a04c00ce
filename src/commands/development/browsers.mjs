// The browsers that tests drive. It must run on Node 20, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = {
  // Chromium without its windows: a page costs about half of the processor time.
  headlessShell: {
    setting: 'CHROMIUM_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    mac: [],
    debian: 'chromium-headless-shell',
  },
  chromium: {
    setting: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    mac: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debian: 'chromium',
  },
  firefox: {
    setting: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    mac: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debian: 'firefox-esr',
  },
};

/**
 * Where a browser is: what the setting says (CHROMIUM_PATH, FIREFOX_PATH), or the usual names on the PATH.
 *
 * @param {keyof typeof BROWSERS} browser
 * @returns {string | undefined} undefined where there is none
 */
export function findBrowser(browser) {
  const { setting, names, mac } = BROWSERS[browser];
  const chosen = process.env[setting];
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...mac].find(existsSync);
}

/**
 * Installs the browsers that are missing as Debian's packages, where this is root on Debian; tried once in a run. It
 * resolves when that has ended, however it ended.
 *
 * @returns {Promise<void>}
 */
export async function installBrowsers() {
  const missing = ['headlessShell', 'firefox'].filter((browser) => !findBrowser(browser));
  if (missing.length === 0 || process.getuid?.() !== 0 || process.env.BROWSERS_TRIED) return;
  process.env.BROWSERS_TRIED = 'yes';
  const names = missing.map((browser) => BROWSERS[browser].debian);
  console.log(`Installing what the browser tests drive: ${names.join(' and ')}.`);
  await aptGet('update');
  for (const name of names) await install(name);
  if (!findBrowser('headlessShell') && !findBrowser('chromium')) await install(BROWSERS.chromium.debian);
}

/** @param {string} name */
const install = (name) => aptGet('install', '-y', '--no-install-recommends', name);

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => child.on('error', resolve).on('exit', resolve));
}
