import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { putKingJames } from '#tests/support/newData.ts';

/** The account that every started site has. */
export const STAFF = { username: 'mary', password: 'a password of mary' } as const;

/** The built site with data of its own, and a browser to open it with. */
export interface Site {
  url: string;
  browser: Browser;
  /** A new visitor: a page of its own storage. Whatever the console complains of is gathered in `complaints`. */
  visit: (options?: BrowserContextOptions) => Promise<{ page: Page; context: BrowserContext; complaints: string[] }>;
  /** The same, signed in. */
  visitAsStaff: Site['visit'];
  close: () => Promise<void>;
}

/** Resolves with the port of the started site once it says where it is; rejects with what it said when it ends before. */
function portOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /The site is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The site ended: ${said}`)));
  });
}

let running: Promise<Browser> | undefined;

/** The run's one Chromium. Each worker connects to it once, for all its tests. */
function connectToChromium(): Promise<Browser> {
  const chosen = inject('chromium');
  if ('fault' in chosen) throw new Error(chosen.fault);
  running ??= chromium.connect(chosen.endpoint);
  return running;
}

/**
 * Starts the built site on data of its own.
 *
 * @param command what starts it, on the port and the data folder that the environment names
 */
export async function startServer(command = [process.execPath, 'src/server/start.mjs']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-browser-'));
  putKingJames(dataDir);
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      STAFF_USERNAME: STAFF.username,
      STAFF_PASSWORD: STAFF.password,
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://127.0.0.1:${await portOf(child)}`;
  const close = async () => {
    const gone = once(child, 'exit');
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, close };
}

/** Starts the built site, and opens the browser that visits it. */
export async function startSite(): Promise<Site> {
  const browser = await connectToChromium();
  const server = await startServer();
  const { url } = server;
  const contexts: BrowserContext[] = [];

  const visit: Site['visit'] = async (options) => {
    const context = await browser.newContext({ locale: 'en-KE', ...options });
    contexts.push(context);
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { page, context, complaints };
  };

  return {
    url,
    browser,
    visit,
    visitAsStaff: async (options) => {
      const visitor = await visit(options);
      const answer = await fetch(`${url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(STAFF),
      });
      const { access_token } = (await answer.json()) as { access_token: string };
      await visitor.context.addInitScript((token) => localStorage.setItem('access_token', token), access_token);
      return visitor;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close())); // those of tests that failed are still open
      await server.close();
    },
  };
}

/** The bare minimum of an event that the server takes, for tests that begin with one. */
export async function putEventOn(site: { url: string }, event: Record<string, string>): Promise<void> {
  const login = await fetch(`${site.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const answer = await fetch(`${site.url}/create/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({
      category: 'Fellowship',
      description: 'Tea and testimonies.',
      start_date: '2038-01-10',
      start_time: '14:00',
      end_date: '2038-01-10',
      end_time: '16:00',
      venue: 'Juja branch',
      ...event,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
