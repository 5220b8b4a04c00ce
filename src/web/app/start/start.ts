/**
 * The start script: a small file of its own that every page loads at low priority (`build/startPlugin.ts`), long before
 * the app. It fetches the app's files ahead once the page is painted, but does not evaluate them, and starts the app at
 * the first sign of a person. It works in short tasks, so that a slow phone can answer a tap between them.
 */

import { KEPT_CONVERSATION } from '#web/api/kept/keptConversationKey.ts';
import { KEPT_SIGNUPS } from '#web/api/kept/keptSignupsKey.ts';
import { reloadIfReached } from '#web/app/reloadIfReached.ts';
import { TOKEN_KEY } from '#web/auth/tokenKey.ts';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranchKey.ts';
import { BAR_ID } from '#web/offline/keptBar.ts';
import { safeLocal, safeSession } from '#web/ui/hooks/safeStorage.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { nextTask } from '#web/ui/loading/nextTask.ts';
import { afterLoad, afterPaint } from './afterPaint.ts';
import { copyEarly } from './copyEarly.ts';
import { keepOffline } from './keepOffline.ts';
import { playFilm, turnSlides } from './motion.ts';
import { keepPlace, returnToPlace } from './placeInOtherLanguage.ts';
import { START_FAILED } from './startFailed.ts';
import { keepTypedText, returnTypedText } from './typedText.ts';

/** The app's files, dependencies first, put in by the build. */
declare const APP_FILES: readonly string[];

/** The address of the list of each page's own files, by the name of its module, put in by the build. */
declare const PAGE_FILES: string;

/** Signs of a person; a screen reader may press with a click alone. */
const SIGNS = 'pointerdown pointermove touchstart keydown focusin scroll click submit'.split(' ');

const SETTLE_TIMEOUT_MS = 300;

/** The least time between two attempts to load the page again. */
const RETRY_INTERVAL_MS = 3000;

const stateText = document.getElementById('state')?.textContent;
const isRendered = stateText !== '';

/** Lets the browser answer the tap that is the first sign, and paint: starting keeps a slow phone busy for a while. */
const settled = () =>
  new Promise<void>((next) => {
    const painted = () => requestAnimationFrame(() => setTimeout(next));
    addEventListener('click', painted, { once: true });
    setTimeout(painted, SETTLE_TIMEOUT_MS);
  });

let stopSlides = () => {};
let begun = false;
let failed = false;
const begin = async () => {
  if (begun || document.hidden) return;
  begun = true;
  if (failed) return beginAgain();
  stopSlides();
  if (isRendered) await settled();
  void fetchAhead();
  try {
    for (const file of APP_FILES) {
      await import(/* @vite-ignore */ file);
      if (isRendered) await nextTask();
    }
  } catch {
    await beginAgain();
  }
};

/**
 * A file of the app did not come. Loads the page again if the server answers, but not while somebody is in a field. The next
 * sign of a person, or of the network, tries again.
 */
async function beginAgain() {
  failed = true;
  if (!document.activeElement?.matches('input, textarea, select')) await reloadIfReached(keepTypedText);
  setTimeout(() => {
    begun = false;
  }, RETRY_INTERVAL_MS);
}

/** Browsers also send `pointermove` when a page is drawn below a pointer that rests. Such an event has moved by nothing. */
const restsOnPage = (event: Event) =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

/** A link that is pressed leads to another page: starting the app here would only delay that. */
const beginOnSign = (event: Event) => {
  const { target } = event;
  const isLeaving = target instanceof Element && target.closest('a[href^="/"]:not([data-waits])');
  if (!isLeaving && !restsOnPage(event)) void begin();
};

/** The files of a page: those that it needs, and those that its form needs to be sent. */
interface FilesOfPage {
  own: readonly string[];
  form?: readonly string[];
}
const NO_FILES: FilesOfPage = { own: [] };

let ahead = false;
async function fetchAhead() {
  if (ahead) return;
  ahead = true;
  const pageFiles = filesOfPage();
  await fetchEach(APP_FILES);
  const { own, form = [] } = await pageFiles.catch(() => NO_FILES);
  await fetchEach(own); // the app fetches them when it starts
  // The network may be gone once somebody fills the form in.
  if (!savesData(null) && document.querySelector('main form')) await fetchEach(form);
}

async function fetchEach(files: readonly string[]) {
  for (const file of files) {
    await nextTask(); // all at once they would keep a slow phone busy for a tenth of a second
    // Only into the HTTP cache: a module that is preloaded is compiled too, while a person may be tapping. Firefox holds
    // `<link rel="prefetch">` against the policy's `default-src`, and Safari does not know it.
    const fetched = fetch(file, { priority: 'low' }).then((answer) => answer.arrayBuffer());
    fetched.catch(() => undefined); // the app asks again
  }
}

/** The page's own files. They are no part of the page, which comes in one round trip without them. */
async function filesOfPage(): Promise<FilesOfPage> {
  const page = document.querySelector<HTMLMetaElement>('meta[name=page]')?.content;
  if (!page) return NO_FILES;
  const answer = await fetch(PAGE_FILES, { priority: 'low' });
  return ((await answer.json()) as Record<string, FilesOfPage>)[page] ?? NO_FILES;
}

/** Whether staff are signed in on this device, for whom pages show more (`auth/SignedIn.tsx`; specification, section 3). */
const isSignedIn = (): boolean => typeof safeLocal.get(TOKEN_KEY) === 'string';

/** Whether this device has signed somebody up for the event of this page, which then says so. */
const hasSignedUp = (): boolean =>
  Boolean(safeLocal.get(KEPT_SIGNUPS + /\/events\/(\w+)$/.exec(location.pathname)?.[1]));

/** Whether this device remembers a branch, whose purposes the Give page then offers. */
const givesAtBranch = (): boolean =>
  typeof safeLocal.get(MY_BRANCH_KEY) === 'string' && /\/give$/.test(location.pathname);

/** Whether this tab has a conversation of the daily verse, which may have named whom to call: that is in view at once. */
const hasConversation = (): boolean =>
  /\/daily-verse$/.test(location.pathname) && typeof safeSession.get(KEPT_CONVERSATION) === 'string';

/**
 * Whether the address asks for what only the app shows: the message to a team, or whatever a kept copy of a page (with its
 * bar) does not know. The server renders by every other query, or ignores it.
 */
const isAskedMore = (): boolean =>
  /[?&]team=/.test(location.search) || (location.search.length > 1 && document.getElementById(BAR_ID) !== null);

copyEarly();
keepPlace();
returnToPlace();
returnTypedText();

// The app alone answers what the server has not rendered. A tap may have come before this file.
if (
  !isRendered ||
  isAskedMore() ||
  isSignedIn() ||
  hasSignedUp() ||
  givesAtBranch() ||
  hasConversation() ||
  window.early?.length ||
  window.typed?.size
) {
  void begin();
  // In a tab in the background it waits until the tab is seen.
  addEventListener('visibilitychange', () => void begin());
} else if (!savesData(null)) afterPaint(fetchAhead);
// Where a file did not come, the next sign tries again.
for (const sign of SIGNS) addEventListener(sign, beginOnSign, { passive: true });
addEventListener('online', () => failed && beginAgain());
addEventListener(START_FAILED, beginAgain);

// Where the server has not rendered, the app does all this itself.
if (isRendered)
  afterLoad(() => {
    if (!begun) stopSlides = turnSlides();
    // The event card inside another site's page keeps nothing there.
    if (top === self) afterPaint(keepThenPlay);
  });

/**
 * How long the page rests before its film starts, whose bytes and frames would hold up a slow phone: the app's files come
 * first, the copy to be read offline, and somebody's first tap.
 */
const FILM_DELAY_MS = 3000;

async function keepThenPlay() {
  await keepOffline().catch(() => undefined);
  setTimeout(playFilm, FILM_DELAY_MS);
}
