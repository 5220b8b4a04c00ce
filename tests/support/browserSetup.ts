import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { wordsOf } from '#server/cliError.ts';
import { findChromium } from '#tests/support/findChromium.ts';
import { findBrowser } from '../../src/commands/browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium listens, or why there is none. */
    chromium: { endpoint: string } | { fault: string };
    /** The file of Firefox; undefined where there is none. */
    firefox: string | undefined;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Builds the site as `npm start` would and starts one Chromium, for all the browser tests of the run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('firefox', findBrowser('firefox'));
  try {
    await build();
    const server = await chromium.launchServer({ executablePath: findChromium(), args: FLAGS });
    project.provide('chromium', { endpoint: server.wsEndpoint() });
    return () => server.close();
  } catch (thrown) {
    // Told by each browser test: the other tests run all the same.
    project.provide('chromium', { fault: wordsOf(thrown) });
  }
}

async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['src/commands/build.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The site could not be built; the reason stands above.');
}
