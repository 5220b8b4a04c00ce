import { CONTENT_VERSION } from '#shared/content/contentVersion.ts';
import { isPublicPage } from './requests.ts';
import type { SiteCaches } from './siteCaches.ts';

declare const self: ServiceWorkerGlobalScope;

/** The most pages that are fetched again at once; the others' turn comes at the next answer. */
const MAX_RENEWED = 20;

/**
 * Fetches cached pages again once the church's words or accounts have changed: without a network they must not show an
 * hour or a number that holds no longer. Any page that the site answers says which version holds.
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

  /** Renews the pages of another version than that of a page that has just come, the newest first; not if data is saved. */
  async after(came: Response): Promise<void> {
    const version = came.headers.get(CONTENT_VERSION);
    if (!version || this.#isRunning || savesData()) return;
    this.#isRunning = true;
    try {
      const kept = await this.#caches.pages();
      const old = kept.filter((page) => page.version !== version && isPublicPage(self.location.origin + page.path));
      // The last that is renewed counts as the newest.
      for (const { path } of old.slice(0, MAX_RENEWED).toReversed()) await this.#renew(path);
    } finally {
      this.#isRunning = false;
    }
  }
}

/** Whether the person saves data, or the network is slow; some browsers do not say. */
function savesData(): boolean {
  const { connection } = self.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
