import { LAST_SEEN_ATTRIBUTE, LAST_SEEN_EVENT } from '#web/api/kept/lastSeenName.ts';
import { offline } from '#words/offline.ts';
import { BAR_ID, BAR_STYLE, barSentence } from './keptBar.ts';
import { type KeptReason, RETRY_INTERVAL_MS, type WorkerMessage } from './workerMessages.ts';

/** The callbacks of `watchFreshness`. */
export interface FreshnessParts {
  /** Refetches what the page shows. */
  refresh: () => Promise<unknown>;
  /** Caches the page as it is now. */
  keep: () => void;
}

/**
 * Shows a bar while the page is out of date: from the moment that the network fails or the worker answers from its
 * cache, until the page is up to date. If a new version of the site was deployed meanwhile, the bar offers to reload
 * the page. It does not reload by itself, because the person may have typed something.
 */
export function watchFreshness({ refresh, keep }: FreshnessParts): void {
  /** When the oldest part of the page was fetched, ISO 8601. */
  let from = new Date().toISOString();
  let again: ReturnType<typeof setTimeout> | undefined;

  const say = (reason: KeptReason, at = from) => {
    if (at < from) from = at;
    const minutes = Math.floor((Date.now() - Date.parse(from)) / 60_000);
    const age = minutes > 0 ? [span(offline.ago(minutes))] : [];
    bar().replaceChildren(span(barSentence(offline, reason, from)), ...age);
    tryLater();
  };

  const tryLater = () => {
    clearTimeout(again);
    again = setTimeout(() => void freshen(), RETRY_INTERVAL_MS);
  };

  const freshen = async () => {
    clearTimeout(again);
    const html = await pageNow();
    if (html === undefined) {
      if (document.getElementById(BAR_ID)) say(outage());
    } else if (html.includes(appScript())) {
      document.getElementById(BAR_ID)?.remove();
      from = new Date().toISOString();
      keep();
      delete document.documentElement.dataset[LAST_SEEN_ATTRIBUTE];
      await refresh();
    } else {
      bar().replaceChildren(span(offline.changed), reloadButton());
    }
  };

  addEventListener('offline', () => say('offline'));
  addEventListener('online', () => void freshen());
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('kept' in data) say(data.kept.reason, data.kept.at);
  });

  const seen = () => document.documentElement.dataset[LAST_SEEN_ATTRIBUTE]?.split(' ');
  const saySeen = ([at, why]: string[]) => say(why === 'slow' ? why : outage(), at);
  // Without the attribute everything is current.
  addEventListener(LAST_SEEN_EVENT, () => {
    const now = seen();
    if (now) saySeen(now);
    else void freshen();
  });

  const drawn = document.getElementById(BAR_ID);
  if (drawn) followHeight(drawn);
  const drawnWith = drawn?.dataset.at;
  if (drawnWith) from = drawnWith;
  // The network may have failed before the listener was added.
  const before = seen();
  if (before) saySeen(before);
  else if (!navigator.onLine) say('offline');
  else if (drawnWith) void freshen();
}

const outage = (): KeptReason => (navigator.onLine ? 'unreachable' : 'offline');

/** The address of this build's first script: each build has another. */
const appScript = (): string => document.querySelector('link[href^="/assets/index-"]')?.getAttribute('href') ?? '';

/** The page as the site sends it now; undefined without a network. The worker does not answer this request. */
async function pageNow(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    return answer.status < 500 ? await answer.text() : undefined;
  } catch {
    return undefined; // still no network
  }
}

function bar(): HTMLElement {
  const there = document.getElementById(BAR_ID);
  if (there) return there;
  const made = document.createElement('div');
  made.id = BAR_ID;
  made.role = 'status';
  made.style.cssText = BAR_STYLE;
  document.getElementById('root')?.after(made);
  followHeight(made);
  return made;
}

/** Keeps the CSS variable of `BAR_HEIGHT` up to date: the sentence takes two to four lines on a phone. */
function followHeight(bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--kept-bar-height', `${bar.offsetHeight}px`)).observe(bar);
}

function span(words: string): HTMLElement {
  const made = document.createElement('span');
  made.textContent = words;
  return made;
}

function reloadButton(): HTMLElement {
  const button = document.createElement('button');
  button.textContent = offline.showChanged;
  button.style.cssText =
    'font:inherit;font-weight:600;min-height:44px;padding:0 20px;border:0;border-radius:999px;cursor:pointer;' +
    'color:var(--mui-palette-glass-deep);background:var(--mui-palette-glass-gold)';
  button.addEventListener('click', () => location.reload());
  return button;
}
