/**
 * Runs in every page as the last element of its body, in a few kilobytes, long before the app (`build/startPlugin.ts`
 * puts it there). The app's files are fetched ahead at low priority once the page is painted, but not evaluated; the app
 * starts at the first sign of a person. What is pressed and typed before that is shown as taken at once, and kept for the
 * app (`layout/EarlyInput.tsx`). Work is done in short tasks, so that a slow phone can answer a tap between them.
 */
export {};

/** The app's files, dependencies first, put in by the build. */
declare const APP_FILES: readonly string[];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Signs of a person. Coming back to the tab is one too. */
const SIGNS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'scroll', 'visibilitychange'];
const SLIDE_TIMEOUT_MS = 3000; // specification, section 9

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
const savesData = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
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
  clearInterval(slides);
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

const whenIdle = (work: () => unknown) => (window.requestIdleCallback ?? setTimeout)(work, { timeout: 2000 } as never);

/** Once the page and its first picture are painted, which a slow network would otherwise bring later. */
function afterPaint(work: () => unknown) {
  const idle = () => whenIdle(work);
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

/** A slideshow in sight goes on by itself until the app takes it over at the slide that stands. */
let at = 0;
const slides = isStill
  ? undefined
  : setInterval(() => {
      const show = document.querySelector<HTMLElement>('[data-slides]');
      const all = [...(show?.firstElementChild?.children ?? [])] as HTMLElement[];
      if (!show || document.hidden || show.getBoundingClientRect().top > innerHeight) return;
      at = (at + 1) % all.length;
      show.dataset.slides = String(at);
      for (const [place, slide] of all.entries()) slide.inert = place !== at;
      for (const soon of [at, (at + 1) % all.length]) if (all[soon]) all[soon].dataset.soon = '';
      show.scrollTo({ left: all[at]?.offsetLeft ?? 0, behavior: 'smooth' });
      const dots = show.closest('section')?.querySelectorAll('[data-dot]') ?? [];
      for (const [place, dot] of dots.entries()) {
        if (place === at) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      }
    }, SLIDE_TIMEOUT_MS);

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

/** Has the service worker cache the open page; the rest is `offline/startOffline.ts`, once the app has started. */
async function keepOffline() {
  await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: location.href, files: performance.getEntriesByType('resource').map(({ name }) => name) });
}

addEventListener('load', async () => {
  // The event card inside another site's page keeps nothing there.
  if (top === self) whenIdle(() => keepOffline().catch(() => undefined));
  await nextTask();
  const film = document.querySelector<HTMLVideoElement>('video[data-webm]');
  if (!film || isStill || savesData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  film.onplaying = () => {
    film.style.opacity = '1';
    document.querySelector('[data-film-button]')?.removeAttribute('hidden');
  };
  film.src = (film.canPlayType('video/webm') ? film.dataset.webm : film.dataset.mp4) ?? '';
  film.autoplay = true;
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
