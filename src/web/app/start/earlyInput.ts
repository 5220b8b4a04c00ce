import type { Field } from '#web/layout/EarlyInput.tsx';

/**
 * Keeps what a person types and presses before the app has started, and shows at once that it was taken; the app does it
 * when it is there (`layout/EarlyInput.tsx`). Inline in every page's head (`build/startPlugin.ts`), so that no tap is too
 * early for it. Buttons and forms whose work the browser does by itself (`popovertarget`, `data-native`) are left to it;
 * links marked as buttons (`data-waits`) wait. What is pressed again is done once, since most buttons switch something;
 * one with `data-steps` is done as often as it was pressed.
 */
const pressed: HTMLElement[] = [];
const typed = new Map<Field, string>();
const ending = new AbortController();
window.early = { pressed, typed, ending };

const PRESSED = '#root :is(button:not([popovertarget], [data-native]), a[data-waits])';

const keepPress = (event: Event) => {
  const asked = event.type === 'submit' ? 'form:not([data-native])' : PRESSED;
  const kept = (event.target as Element).closest<HTMLElement>(asked);
  if (!kept) return;
  event.preventDefault();
  // Now, since some browsers allow it only during the tap. The app does it again, and says so.
  if (kept.dataset.copy) navigator.clipboard?.writeText(kept.dataset.copy).catch(() => undefined);
  if (!pressed.includes(kept) || kept.matches('[data-steps]')) pressed.push(kept);
  kept.setAttribute('data-early', '');
  kept.setAttribute('aria-busy', 'true');
};
const keepText = ({ target }: Event) => {
  const field = target as Field;
  if (field.type !== 'checkbox') typed.set(field, field.value);
};
/** In a chat Enter sends, as the app has it. */
const sendByEnter = (event: KeyboardEvent) => {
  const { form } = event.target as HTMLTextAreaElement;
  if (event.key !== 'Enter' || event.shiftKey || !form?.querySelector('[enterkeyhint=send]')) return;
  event.preventDefault();
  form.requestSubmit();
};
const options = { capture: true, signal: ending.signal };
addEventListener('click', keepPress, options);
addEventListener('submit', keepPress, options);
addEventListener('input', keepText, options);
addEventListener('keydown', sendByEnter, options);
