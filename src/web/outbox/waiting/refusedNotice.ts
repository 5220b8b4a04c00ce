import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { forgetSignup, signUpDraft } from '#web/api/kept/keptSignups.ts';
import { BAR_STYLE } from '#web/offline/keptBar.ts';
import { idempotencyKeyOf, keepDraft, keptDraft, loadDrafts, markWaiting } from '#web/ui/drafts/drafts.ts';
import { requestErrors } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { waiting } from '#words/waiting.ts';
import type { ItemOf, OutboxItem } from '../items.ts';

const words = waiting.refused;

/** A visitor's item. */
type VisitorsItem = ItemOf<'contact'> | ItemOf<'signup'>;

const isVisitors = (item: OutboxItem): item is VisitorsItem => item.kind === 'contact' || item.kind === 'signup';

/** The form that an item came from: its page, the name of its draft, and what was typed. */
const formOf = (item: VisitorsItem) =>
  item.kind === 'contact'
    ? { path: href('contact'), draft: 'visit:contact', values: item.message }
    : {
        path: href('event', { id: item.event.id }),
        draft: signUpDraft(item.event.id),
        values: { ...item.signup, key: item.secret },
      };

const BUTTON_STYLE =
  'font:inherit;font-weight:600;min-height:44px;padding:0 20px;border-radius:999px;cursor:pointer;' +
  'color:inherit;background:transparent;border:1px solid currentColor';

/** The current notice. It is outside the app's root, so that the app does not render or remove it. */
let shown: HTMLElement | undefined;

/**
 * Shows a visitor's refused item in a bar, with the server's message and buttons to correct or discard it. Every page
 * of the site shows it, as long as there is one.
 *
 * @param items what is in the outbox
 * @param discard removes an item
 */
export function showRefused(items: readonly OutboxItem[], discard: (id: string) => Promise<void>): void {
  const [first] = items.filter(({ account, refusal }) => account === null && refusal !== undefined).filter(isVisitors);
  if (first?.id === shown?.dataset.item) return;
  shown?.remove();
  shown = first && noticeOf(first, discard);
  if (shown) document.body.append(shown);
}

function noticeOf(item: VisitorsItem, discard: (id: string) => Promise<void>): HTMLElement {
  const bar = document.createElement('div');
  bar.dataset.item = item.id;
  bar.setAttribute('role', 'alert');
  bar.style.cssText = BAR_STYLE;
  const said = document.createElement('span');
  const what = item.kind === 'contact' ? words.message : words.signUp(item.event.title);
  said.textContent = `${what} ${item.refusal?.text ?? requestErrors.wentWrong}`;
  const mend = button(item.kind === 'contact' ? words.changeMessage : words.toEvent, async () => {
    const { path, draft, values } = formOf(item);
    const isItsOwn = await endWaiting(item);
    const typed = keptDraft(draft);
    if (typed !== null && !isItsOwn) {
      said.textContent = words.unfinished;
      return;
    }
    if (typed === null) keepDraft(draft, values);
    open(path);
    await discard(item.id);
  });
  const giveUp = button(words.discard, async () => {
    if (item.kind === 'signup') forgetSignup(item.secret);
    await endWaiting(item);
    await discard(item.id);
  });
  bar.append(said, mend, giveUp);
  return bar;
}

/** Whether its form still has what was refused. It waits no more, so that it is not cleared as sent. */
async function endWaiting(item: VisitorsItem): Promise<boolean> {
  const { draft } = formOf(item);
  await loadDrafts();
  const isItsOwn = idempotencyKeyOf(draft) === item.origin;
  if (isItsOwn) markWaiting(draft, null);
  return isItsOwn;
}

/** Opens a page in the app, which follows the browser's history. */
function open(path: string): void {
  history.pushState(null, '', inLanguage(language, path));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A button of the bar. freshness.ts makes its own: a helper for both would come with the app of every page. */
function button(label: string, onPress: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.style.cssText = BUTTON_STYLE;
  made.addEventListener('click', () => void onPress());
  return made;
}
