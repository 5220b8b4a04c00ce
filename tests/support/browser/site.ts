import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, TestRunner } from 'vitest';
import { type SiteServer, STAFF, startServer } from '#tests/support/browser/siteServer.ts';
import { signInWith } from '#tests/support/http/signInWith.ts';

export { KESHA, NEAR, putEventOn, putSermonOn, STAFF, staffHeaders } from '#tests/support/browser/siteServer.ts';

/** A started site, and a browser to open it with. */
export interface Site {
  url: string;
  dataDir: string;
  browser: Browser;
  /**
   * A new visitor: a page of its own storage, without the service worker unless it is allowed, and without movement unless
   * it is asked for: each frame of it costs as much as a test does otherwise. Whatever the console
   * complains of is gathered in `complaints`. It is closed with the test, or, opened before all, with the file's site.
   */
  visit: (options?: BrowserContextOptions) => Promise<{ page: Page; context: BrowserContext; complaints: string[] }>;
  /** The same, signed in; with a code where the account has a second factor. */
  visitAsStaff: (options?: BrowserContextOptions, code?: string) => ReturnType<Site['visit']>;
  close: () => Promise<void>;
}

/** What Playwright says where it keeps the service worker away, which costs a third of a short visit. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

let running: Promise<Browser> | undefined;

/** The run's one Chromium. Each worker connects to it once, for all its tests. */
function connectToChromium(): Promise<Browser> {
  const chosen = inject('chromium');
  if ('fault' in chosen) throw new Error(chosen.fault);
  running ??= chromium.connect(chosen.endpoint);
  return running;
}

/** The run's two sites. */
export function runSites() {
  const sites = inject('sites');
  if ('fault' in sites) throw new Error(sites.fault);
  return sites;
}

/**
 * The site of a file's tests, there from the first hook or test on, and closed after the last.
 *
 * @param whose `shared` is the run's one for tests that change nothing that others see, the only one whose daily verse is
 *   ready; `used` the one for tests that look at what they made themselves alone; `own` is started on data of its own
 */
export function openSite(whose: 'shared' | 'used' | 'own'): Site {
  const site = {} as Site;
  beforeAll(async () => {
    const sites = runSites(); // says so where the site could not be built
    const own = whose === 'own' && (await startServer(inject('newData')));
    Object.assign(site, await open(own || { ...sites[whose as 'used'], close: async () => undefined }));
  });
  afterAll(() => site.close?.());
  return site;
}

async function open(server: SiteServer): Promise<Site> {
  const browser = await connectToChromium();
  const { url, dataDir } = server;
  const contexts: BrowserContext[] = [];

  const visit: Site['visit'] = async (options) => {
    const context = await browser.newContext({
      locale: 'en-KE',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    // A page that stays open goes on with its slides and its film, beside the next tests.
    if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && message.text() !== WITHOUT_WORKER) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { page, context, complaints };
  };

  return {
    url,
    dataDir,
    browser,
    visit,
    visitAsStaff: async (options, code) => {
      const visitor = await visit(options);
      const { authorization = '' } = await signInWith(url, { ...STAFF, code }); // a session of its own, which it may end
      await visitor.context.addInitScript(
        ([token = '', account = '']) => {
          localStorage.setItem('access_token', token);
          localStorage.setItem('access_account', account);
        },
        [authorization.replace('Bearer ', ''), STAFF.username],
      );
      return visitor;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server.close();
    },
  };
}
