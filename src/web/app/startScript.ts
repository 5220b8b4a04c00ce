/**
 * Runs in every page as the last element of its body, in a few kilobytes, long before the app (`build/startPlugin.ts`
 * puts it there). The app's files are fetched ahead at low priority once the page is painted, but not evaluated; the app
 * starts at the first sign of a person. What is pressed and typed before that is shown as taken at once, and kept for the
 * app (`layout/EarlyInput.tsx`). Work is done in short tasks, so that a slow phone can answer a tap between them. What can wait until the page is loaded is in `pageScript.ts`.
 */
export {};

/** The app's files, dependencies first, and the file of `pageScript.ts`, put in by the build. */
declare const APP_FILES: readonly string[];
declare const PAGE_SCRIPT: string;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Signs of a person. Coming back to the tab is one too. */
const SIGNS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'scroll', 'visibilitychange'];

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
const savesData = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
const isRendered = document.getElementById('state')?.textContent !== '';

const SETTLE_TIMEOUT_MS = 300;

/** Ends the task, so that the browser can answer input and paint. */
const nextTask = () => new Promise((next) => setTimeout(next));

/** Lets the browser answer the tap that is the first sign, and paint: starting keeps a slow phone busy for a while. */
const settled = () =>
  new Promise<void>((next) => {
    const painted = () => requestAnimationFrame(() => setTimeout(next));
    addEventListener('click', painted, { once: true });
    setTimeout(painted, SETTLE_TIMEOUT_MS);
  });

let begun = false;
const begin = async () => {
  if (begun || document.hidden) return;
  begun = true;
  stopSlides();
  if (isRendered) await settled();
  void fetchAhead();
  try {
    for (const file of APP_FILES) {
      await import(/* @vite-ignore */ file);
      if (isRendered) await nextTask();
    }
  } catch {
    begun = false; // the next sign tries again
  }
};

/** A link that is pressed leads to another page: starting the app here would only delay that. */
const beginUnlessLeaving = ({ target }: Event) => {
  if (!(target instanceof Element && target.closest('a[href^="/"]:not([data-waits])'))) void begin();
};

/**
 * Keeps what is pressed or submitted, and shows at once that it was taken. Buttons and forms whose work the browser does
 * by itself are left to it; links marked as buttons wait for the app.
 */
const early: HTMLElement[] = [];
window.early = early;
window.keepEarly = (event) => {
  const target = event.target as Element;
  const kept =
    event.type === 'submit'
      ? target
      : target.closest('#root :is(button:not([popovertarget], [data-native]), a[data-waits])');
  if (!kept) return;
  event.preventDefault();
  early.push(kept as HTMLElement);
  kept.setAttribute('data-early', '');
  kept.setAttribute('aria-busy', 'true');
  void begin();
};
for (const kind of ['click', 'submit']) addEventListener(kind, window.keepEarly, true);

const typed = new Map<Field, string>();
window.typed = typed;
window.keepTyped = ({ target }) => {
  const field = target as Field;
  if (field.type !== 'checkbox') typed.set(field, field.value);
};
addEventListener('input', window.keepTyped, true);

let ahead = false;
async function fetchAhead() {
  if (ahead) return;
  ahead = true;
  const pageFiles = document.querySelector<HTMLMetaElement>('meta[name=page-files]')?.content.split(' ') ?? [];
  for (const file of [...APP_FILES, ...pageFiles]) {
    await nextTask(); // all at once they would keep a slow phone busy for a tenth of a second
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}

/** Once the page and its first picture are painted, which a slow network would otherwise bring later. */
function afterPaint(work: () => unknown) {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(work, { timeout: 2000 } as never);
  try {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      const shown = () => requestAnimationFrame(() => requestAnimationFrame(idle));
      Promise.resolve(picture?.decode()).then(shown, shown);
      setTimeout(idle, 4000);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Older browsers do not tell.
  }
  addEventListener('load', () => setTimeout(idle, 3000));
}

/**
 * A page in the other language opens as one left this one: with the same filter, at the same heading, as far from it. Both
 * pages have the same headings, and other lengths.
 */
const PLACE_KEY = 'place-in-other-language';
const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3)')];

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  const tops = headings().map((heading) => Math.round(heading.getBoundingClientRect().top));
  // What one reads is below the upper edge of the window.
  const near = Math.min(...tops.map((top) => Math.abs(top - innerHeight / 5)));
  const at = tops.findIndex((top) => Math.abs(top - innerHeight / 5) === near);
  try {
    if (scrollY > 0) sessionStorage.setItem(PLACE_KEY, `${at} ${tops[at]}`);
  } catch {
    // The storage is turned off.
  }
});

function returnToPlace() {
  const [near, top] = (sessionStorage.getItem(PLACE_KEY) ?? '').split(' ').map(Number);
  if (near === undefined || top === undefined) return;
  sessionStorage.removeItem(PLACE_KEY);
  const heading = headings()[near];
  if (heading) scrollTo({ top: scrollY + heading.getBoundingClientRect().top - top, behavior: 'instant' });
}

try {
  returnToPlace();
} catch {
  // The storage is turned off.
}

let stopSlides = () => {};
addEventListener('load', async () => {
  if (!isRendered) return; // the app does all this itself
  const { turnSlides } = (await import(/* @vite-ignore */ PAGE_SCRIPT)) as typeof import('./pageScript');
  if (!begun) stopSlides = turnSlides();
});

/** Whether staff are signed in on this device, for whom pages show more (`auth/SignedIn.tsx`). */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('access_token') !== null; // specification, section 3
  } catch {
    return false; // the storage is turned off
  }
}

// A search is answered by the app alone; so is whatever the server has not rendered.
if (!isRendered || location.search.length > 1 || isSignedIn()) void begin();
else {
  if (!savesData) afterPaint(fetchAhead);
  for (const sign of SIGNS) addEventListener(sign, beginUnlessLeaving, { passive: true });
}
