/**
 * The start script: a small file of its own that every page loads at low priority (`build/startPlugin.ts`), long before
 * the app. It has the app's files fetched ahead once the page is loaded, and starts the app at the first sign of a person.
 * It works in short tasks, so that a slow phone can answer a tap between them.
 */

import { KEPT_CONVERSATION } from '#web/api/kept/keptConversationKey.ts';
import { KEPT_SIGNUPS } from '#web/api/kept/keptSignupsKey.ts';
import { TOKEN_KEY } from '#web/auth/tokenKey.ts';
import { PLACE_KEY } from '#web/layout/site/placeInOtherLanguage.ts';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranchKey.ts';
import { BAR_ID } from '#web/offline/keptBar.ts';
import { openPage, openWorker } from '#web/offline/openWorker.ts';
import { HAS_DRAFTS } from '#web/ui/drafts/draftsKey.ts';
import { safeLocal, safeSession } from '#web/ui/hooks/safeStorage.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { nextTask } from '#web/ui/loading/nextTask.ts';
import { reloadIfReached } from '#web/ui/loading/reloadIfReached.ts';
import { playFilm, turnSlides } from '#web/ui/media/beforeApp.ts';

/** The app's files, dependencies first, put in by the build. */
declare const APP_FILES: readonly string[];

/** Signs of a person; a screen reader may press with a click alone. */
const SIGNS = 'pointerdown pointermove touchstart keydown focusin scroll click submit'.split(' ');

const SETTLE_TIMEOUT_MS = 300;

/** The time until the next attempt where a file did not come. */
const RETRY_INTERVAL_MS = 3000;

/** Whether the server has rendered the page: else it has sent an empty state. */
const isRendered = document.getElementById('state')?.textContent !== '';

/** The page's own files, named by the server, come after the app's. */
const pageFiles = document.querySelector<HTMLMetaElement>('meta[name=page-files]')?.content.split(' ') ?? [];
const files = [...APP_FILES, ...pageFiles];

let begun = false;
async function begin() {
  if (begun || document.hidden) return;
  begun = true;
  if (isRendered) await settled();
  try {
    // All of them first: browsers do not fetch a module again that failed once.
    const answers = await Promise.all(files.map((file) => fetch(file)));
    if (!answers.every(({ ok }) => ok)) return reloadIfReached(); // a newer version of the site has other files
    for (const file of APP_FILES) {
      await import(/* @vite-ignore */ file);
      if (isRendered) await nextTask();
    }
  } catch {
    setTimeout(() => {
      begun = false;
      if (navigator.onLine) void begin();
    }, RETRY_INTERVAL_MS);
  }
}

/** Lets the browser answer the tap that is the first sign, and paint: starting keeps a slow phone busy for a while. */
const settled = () =>
  new Promise<void>((next) => {
    const painted = () => requestAnimationFrame(() => setTimeout(next));
    addEventListener('click', painted, { once: true });
    setTimeout(painted, SETTLE_TIMEOUT_MS);
  });

/** A link that is pressed leads to another page: starting the app here would only delay that. */
const isLeaving = ({ target }: Event) => target instanceof Element && target.closest('a[href^="/"]:not([data-waits])');

/** Browsers also send `pointermove` when a page is drawn below a pointer that rests. Such an event has moved by nothing. */
const restsOnPage = (event: Event) =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

/** Whether this device keeps something that the page shows (a session, a sign-up, a draft), which no server knows. */
function showsKept(): boolean {
  const page = location.pathname.split('/').at(-1) ?? '';
  const inTab = page === 'daily-verse' ? [PLACE_KEY, KEPT_CONVERSATION] : [PLACE_KEY];
  const hasForm = /\/(contact|daily-verse|events\/\d+)$/.test(location.pathname);
  const onDevice = [
    TOKEN_KEY,
    KEPT_SIGNUPS + page,
    ...(page === 'give' ? [MY_BRANCH_KEY] : []),
    ...(hasForm ? [HAS_DRAFTS] : []),
  ];
  return inTab.some((key) => safeSession.get(key)) || onDevice.some((key) => safeLocal.get(key));
}

/** Whether the address asks for what only the app shows: a team, or whatever a kept copy of a page does not know. */
const isAskedMore = () =>
  /[?&]team=/.test(location.search) || (location.search.length > 1 && document.getElementById(BAR_ID) !== null);

/**
 * Only into the HTTP cache: a module that is preloaded is compiled too, while a person may be tapping. Safari does not know
 * `<link rel="prefetch">`, and Firefox holds it against the policy's `default-src`.
 */
const fetchAhead = (file: string) => fetch(file, { priority: 'low' }).catch(() => undefined);

async function afterLoad() {
  turnSlides(() => begun);
  if (!savesData(null)) files.forEach(fetchAhead);
  await (await openWorker())?.(openPage()); // to be read offline: before the film, whose bytes would hold it up
  playFilm();
}

// After a reload the browser has put back what was typed before.
for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=checkbox]), textarea)')) {
  if (field.value !== field.defaultValue) window.early?.typed.set(field, field.value);
}
for (const sign of SIGNS) {
  addEventListener(sign, (event) => !isLeaving(event) && !restsOnPage(event) && void begin(), { passive: true });
}
/** The app alone shows what the server has not rendered. A tap may have come before this file. */
const isNeeded = () =>
  !isRendered || isAskedMore() || showsKept() || window.early?.pressed.length || window.early?.typed.size;
if (isNeeded()) void begin();
for (const kind of ['online', 'visibilitychange']) addEventListener(kind, () => isNeeded() && void begin());
if (isRendered && document.readyState === 'complete') void afterLoad();
else if (isRendered) addEventListener('load', afterLoad);
