import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The account that every started site has. */
export const STAFF = { username: 'mary', password: 'a password of mary' } as const;

/** A site started by `npm start` itself on an empty data folder, and a browser to open it with. */
export interface Site {
  url: string;
  browser: Browser;
  /** A new visitor: a page of its own storage. Whatever the console complains of is gathered in `complaints`. */
  visit: (options?: BrowserContextOptions) => Promise<{ page: Page; context: BrowserContext; complaints: string[] }>;
  /** The same, signed in. */
  visitAsStaff: Site['visit'];
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Waits until the started site says where it is. Rejects with what it said when it ends before. */
async function untilUp(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('The site is at')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`npm start ended: ${said}`)));
  });
}

/** Starts the site the way the README says, and a browser. */
export async function startSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-browser-'));
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      STAFF_USERNAME: STAFF.username,
      STAFF_PASSWORD: STAFF.password,
      LOG_LEVEL: 'warn',
    },
  });
  await untilUp(child);
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const url = `http://127.0.0.1:${port}`;

  const visit: Site['visit'] = async (options) => {
    const context = await browser.newContext({ locale: 'en-KE', ...options });
    context.setDefaultTimeout(45_000);
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
      await browser.close();
      const gone = once(child, 'exit');
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The bare minimum of an event that the server takes, for tests that begin with one. */
export async function putEventOn(site: Site, event: Record<string, string>): Promise<void> {
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
