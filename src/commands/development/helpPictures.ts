import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { errands, HELP_PICTURE } from '#content/help.ts';
import { href } from '#content/pages.ts';
import { CliError, endInWords } from '#server/cliError.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { ensureBuilt } from '../site/buildSite.mjs';
import { findBrowser } from './browsers.mjs';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'public', 'pictures', 'help');

/** The address that the pictures show, in place of this machine's. */
const SHOWN_HOST = 'church.example';
const SHOWN_URL = `http://${SHOWN_HOST}`;

const STAFF = { username: 'mary', password: 'a password of mary' };

/** The scale of the pictures: they show a phone's screen. */
const SCALE = 2;

const ANNOUNCEMENT =
  'KESHA this Friday 27 November, 9 pm to 5 am, at Juja Branch. Come with your family. Bwana asifiwe!';

/** Who signs up for the sample event that takes sign-ups. */
const PEOPLE = [
  { name: 'Wanjiku Kamau', adults: 2, phone_number: '0712 345 678' },
  { name: 'Joseph Otieno', adults: 2, phone_number: '0722 111 222' },
  { name: 'Chebet', adults: 1, phone_number: null },
];

const inTheMiddle = (place: Locator) => place.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Opens the menu of the first event on the dashboard that is called so, and presses what is asked for, if anything. */
async function menuOf(page: Page, name: RegExp, item?: string): Promise<void> {
  await page.goto(href('dashboard'));
  await page.getByRole('button', { name }).first().click();
  if (item) await page.getByRole('menuitem', { name: item }).click();
}

/** How an errand's screen is reached, as a person would. */
const WAYS: Record<(typeof errands)[number]['name'], (page: Page) => Promise<void>> = {
  async create(page) {
    await page.goto(`${href('dashboard')}?create`);
    await page.getByLabel('Title').fill('Family Day');
    await page.getByLabel('Description').fill('Games and songs for every age.');
  },
  async paste(page) {
    await page.goto(`${href('dashboard')}?create`);
    await page.getByLabel('Description').fill(ANNOUNCEMENT);
    await inTheMiddle(page.getByRole('button', { name: 'Fill in from this text' }));
  },
  async repeat(page) {
    await page.goto(`${href('dashboard')}?create`);
    await page.getByLabel('Repeats').selectOption({ label: 'Every week' });
    await inTheMiddle(page.getByLabel('Repeats'));
  },
  async later(page) {
    await page.goto(`${href('dashboard')}?create`);
    await page.getByLabel('When people see it').selectOption({ label: 'Publish at…' });
    await inTheMiddle(page.getByLabel('When people see it'));
  },
  async change(page) {
    await menuOf(page, /^More for/);
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  },
  async cancel(page) {
    await menuOf(page, /^More for/, 'Cancel the event');
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  },
  async tell(page) {
    await page.goto(href('thisWeek'));
    await page.getByRole('link', { name: 'WhatsApp' }).scrollIntoViewIfNeeded();
  },
  async signups(page) {
    await menuOf(page, /^More for Marriage and Money/, 'Sign-ups');
    await inTheMiddle(page.getByRole('button', { name: 'Message everybody' }));
  },
  async answer(page) {
    await page.goto(href('messages'));
    await page.getByRole('button', { name: /Achieng/ }).click();
    await page.getByRole('link', { name: 'Reply by mail' }).waitFor();
  },
  async words(page) {
    await page.goto(`${href('about')}?edit=1`);
    await page.getByRole('button', { name: 'Edit: Lead' }).click();
    await page.getByRole('textbox', { name: 'Lead' }).waitFor();
  },
  async undo(page) {
    await menuOf(page, /^More for/, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  },
  async invite(page) {
    await page.goto(href('settings'));
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Username').fill('grace');
  },
};

/** `npm run help-pictures`: the pictures of the help page, from the true screens with the sample events. */
async function makePictures(): Promise<void> {
  const executablePath = findBrowser('headlessShell') ?? findBrowser('chromium');
  if (!executablePath)
    throw new CliError('Chromium is needed for this: install it, or say where it is in CHROMIUM_PATH.');
  ensureBuilt();
  const data = mkdtempSync(join(tmpdir(), 'church-help-'));
  const site = await startSite(data);
  const browser = await chromium.launch({ executablePath, args: addressArgs(site.url) });
  try {
    const { url } = site;
    const post = (path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post(endpoints.submitMessage.path, {
      name: 'Achieng Otieno',
      email: 'achieng@church.example',
      phone_number: '0712 345 678',
      message: 'May my daughter, who is twelve, sing in the choir? When does it meet?',
    });
    const events = (await (await fetch(url + endpoints.listEvents.path)).json()) as { id: number; signup?: string }[];
    const event = events.find(({ signup }) => signup === 'open')?.id;
    for (const person of PEOPLE) {
      const key = randomBytes(32).toString('base64url');
      await post(endpoints.createSignup.path, { event, key, children: 0, ...person });
    }
    const { access_token } = (await (await post(endpoints.login.path, STAFF)).json()) as { access_token: string };
    mkdirSync(FOLDER, { recursive: true });
    const viewport = { width: HELP_PICTURE.width / SCALE, height: HELP_PICTURE.height / SCALE };
    for (const { name } of errands) {
      const context = await browser.newContext({
        baseURL: SHOWN_URL,
        viewport,
        deviceScaleFactor: SCALE,
        locale: 'en-KE',
      });
      const held = { access_token, access_account: STAFF.username };
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, held);
      const page = await context.newPage();
      await WAYS[name](page);
      await page.waitForLoadState('networkidle');
      const screen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await sharp(screen)
        .webp({ quality: 70, effort: 6 })
        .toFile(join(FOLDER, `${name}.webp`));
      console.log(`${name}.webp`);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Has the browser find the site at the shown address, and trust it as it trusts this machine. */
const addressArgs = (url: string): string[] => [
  `--host-resolver-rules=MAP ${SHOWN_HOST} ${new URL(url).host}`,
  `--unsafely-treat-insecure-origin-as-secure=${SHOWN_URL}`,
];

/** Starts the built site on a data folder, with the sample events in it. */
async function startSite(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    STAFF_USERNAME: STAFF.username,
    STAFF_PASSWORD: STAFF.password,
  };
  const child = spawn(process.execPath, ['src/server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new CliError('The site did not start.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const seed = spawn(process.execPath, ['src/commands/data/seed.ts'], { env, stdio: 'ignore' });
  const [status] = await once(seed, 'exit');
  if (status !== 0) {
    await stop();
    throw new CliError('The sample events could not be added.');
  }
  return { url, stop };
}

await endInWords('The pictures could not be made', makePictures);
