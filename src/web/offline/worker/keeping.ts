/** Where a kind of answer is kept. */
export type Shelf = 'pages' | 'calls' | 'pictures' | 'assets';

/** How many answers a shelf holds, and how many bytes; the oldest go first. A whole build fits into `assets`. */
const MOST: Record<Shelf, { answers: number; bytes: number }> = {
  pages: { answers: 40, bytes: 4_000_000 },
  calls: { answers: 60, bytes: 4_000_000 },
  pictures: { answers: 80, bytes: 8_000_000 },
  assets: { answers: 250, bytes: 6_000_000 },
};

const KEPT_AT = 'x-kept-at';
const KEPT_BYTES = 'x-kept-bytes';
const KEPT_TITLE = 'x-kept-title';

/** Assets are kept apart for each build, so that pages still open in the one before find their parts. */
const ASSETS_OF = 'assets-';

/** When an answer was fetched, ISO 8601. */
export const keptAt = (answer: Response): string => answer.headers.get(KEPT_AT) ?? '';

/** What a person has kept, for as long as the browser lets it. */
export class Keeping {
  readonly #build: string;

  /** @param build names the build that the worker belongs to */
  constructor(build: string) {
    this.#build = build;
  }

  #shelf(shelf: Shelf): Promise<Cache> {
    return caches.open(shelf === 'assets' ? ASSETS_OF + this.#build : shelf);
  }

  /** The kept answer, or undefined. An asset that only an earlier build has is taken along into this one. */
  async find(shelf: Shelf, key: string): Promise<Response | undefined> {
    const own = await this.#shelf(shelf);
    const kept = await own.match(key, { ignoreVary: true });
    if (kept || shelf !== 'assets') return kept;
    const earlier = await caches.match(key, { ignoreVary: true });
    if (earlier) await own.put(key, earlier.clone());
    return earlier;
  }

  /** Keeps a whole and successful answer in place of an older one. */
  async keep(shelf: Shelf, key: string, answer: Response): Promise<void> {
    if (answer.status !== 200 || answer.redirected) return;
    const body = await answer.blob();
    if (body.size > MOST[shelf].bytes) return;
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding'); // what is kept is unpacked
    const fetched = new Date(headers.get('date') ?? Date.now());
    headers.set(KEPT_AT, fetched.toISOString());
    headers.set(KEPT_BYTES, String(body.size));
    if (shelf === 'pages') headers.set(KEPT_TITLE, encodeURIComponent(titleIn(await body.text())));
    const own = await this.#shelf(shelf);
    await own.delete(key); // the newest stands last
    await own.put(key, new Response(body, { headers }));
  }

  /** The kept pages' addresses, titles as they stand in HTML, and moments; newest first. */
  async pages(): Promise<{ path: string; title: string; at: string }[]> {
    const shelf = await this.#shelf('pages');
    const all = await Promise.all(
      (await shelf.keys()).map(async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = (await shelf.match(request, { ignoreVary: true }))?.headers;
        const title = decodeURIComponent(headers?.get(KEPT_TITLE) ?? '');
        return { path: pathname + search, title, at: headers?.get(KEPT_AT) ?? '' };
      }),
    );
    return all.toReversed();
  }

  /** Brings every shelf back within its bounds. */
  async tidy(): Promise<void> {
    for (const shelf of Object.keys(MOST) as Shelf[]) await this.#trim(shelf);
  }

  async #trim(shelf: Shelf): Promise<void> {
    const own = await this.#shelf(shelf);
    const most = MOST[shelf];
    let [answers, bytes] = [0, 0];
    for (const request of (await own.keys()).toReversed()) {
      const kept = await own.match(request, { ignoreVary: true });
      answers++;
      bytes += Number(kept?.headers.get(KEPT_BYTES) ?? 0);
      if (answers > most.answers || bytes > most.bytes) await own.delete(request);
    }
  }

  /** Drops the assets of every build but this one and the one before. */
  async dropOldBuilds(): Promise<void> {
    const own = ASSETS_OF + this.#build;
    await caches.open(own);
    const others = (await caches.keys()).filter((name) => name.startsWith(ASSETS_OF) && name !== own);
    for (const name of others.slice(0, -1)) await caches.delete(name);
  }
}

/** The page's own part of its title, escaped as it stands; an event's may hold a dash itself. */
function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const end = title.lastIndexOf(' – ');
  return end < 0 ? title : title.slice(0, end);
}
