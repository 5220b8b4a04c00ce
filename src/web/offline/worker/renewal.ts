import { CONTENT_VERSION } from '#shared/content/contentVersion.ts';
import { isPublicPage } from './requests.ts';
import type { SiteCaches } from './siteCaches.ts';

declare const self: ServiceWorkerGlobalScope;

/** The most pages that are fetched again at once. The rest follow after the next page. */
const MAX_RENEWED = 20;

/**
 * Fetches cached pages again when the church's words or accounts have changed, so that they do not show an old hour or
 * account without a network. Every page from the site has the current version in a header.
 */
export class Renewal {
  readonly #caches: SiteCaches;
  readonly #renew: (key: string) => Promise<void>;
  #isRunning = false;

  /** @param renew fetches a page again, by its cache key */
  constructor(caches: SiteCaches, renew: (key: string) => Promise<void>) {
    this.#caches = caches;
    this.#renew = renew;
  }

  /** Renews cached pages whose version differs from that of a new page, the newest first. Not if the person saves data. */
  async after(came: Response): Promise<void> {
    const version = came.headers.get(CONTENT_VERSION);
    if (!version || this.#isRunning || savesData()) return;
    this.#isRunning = true;
    try {
      const kept = await this.#caches.pages();
      const old = kept.filter((page) => page.version !== version && isPublicPage(self.location.origin + page.path));
      // In reverse order: the page that is stored last counts as the newest.
      for (const { path } of old.slice(0, MAX_RENEWED).toReversed()) await this.#renew(path);
    } finally {
      this.#isRunning = false;
    }
  }
}

/** `ui/hooks/savesData.ts` for the worker, which has no window. Some browsers do not report the network. */
function savesData(): boolean {
  const { connection } = self.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
