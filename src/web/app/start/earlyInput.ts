/**
 * Keeps what a person types and presses before the app has started, and shows at once that it was taken; the app does it
 * when it is there (`layout/EarlyInput.tsx`). Inline in every page's head (`build/startPlugin.ts`), so that no tap is too
 * early for it. Buttons and forms whose work the browser does by itself (`popovertarget`, `data-native`) are left to it;
 * links marked as buttons (`data-waits`) wait. What is pressed again is done once, since most buttons switch something;
 * one with `data-steps` is done as often as it was pressed.
 */
export {};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const early: HTMLElement[] = [];
window.early = early;
window.keepEarly = (event) => {
  const target = event.target as Element;
  const kept =
    event.type === 'submit'
      ? target.closest('form:not([data-native])')
      : target.closest('#root :is(button:not([popovertarget], [data-native]), a[data-waits])');
  if (!kept) return;
  event.preventDefault();
  if (!early.includes(kept as HTMLElement) || kept.matches('[data-steps]')) early.push(kept as HTMLElement);
  kept.setAttribute('data-early', '');
  kept.setAttribute('aria-busy', 'true');
};
for (const kind of ['click', 'submit']) addEventListener(kind, window.keepEarly, true);

const typed = new Map<Field, string>();
window.typed = typed;
window.keepTyped = ({ target }) => {
  const field = target as Field;
  if (field.type !== 'checkbox') typed.set(field, field.value);
};
addEventListener('input', window.keepTyped, true);
