import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was pressed or submitted before the app was awake, and the listener that keeps it (app/startScript.ts). */
    early?: HTMLElement[];
    keepEarly?: (event: Event) => void;
    /** What was typed into a field before the app woke, and the listener that keeps it. */
    typed?: Map<Field, string>;
    keepTyped?: (event: Event) => void;
  }
}

/**
 * Repeats what a person typed and pressed before the app woke, so that no text and no first tap is lost. Stands inside
 * the page's own Suspense boundary: React hydrates that one last, and what it has not hydrated hears nothing.
 */
export function EarlyInput(): null {
  useEffect(() => {
    const { early = [], keepEarly, typed = new Map<Field, string>(), keepTyped } = window;
    if (!keepEarly || !keepTyped) return;
    setTimeout(() => {
      for (const kind of ['click', 'submit']) removeEventListener(kind, keepEarly, true);
      removeEventListener('input', keepTyped, true);
      delete window.early;
      delete window.keepEarly;
      delete window.typed;
      delete window.keepTyped;
      for (const [field, text] of typed) typeInto(field, text);
      for (const pressed of early) {
        delete pressed.dataset.early;
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
      }
      // From now on the app follows the links, and loads ahead what they lead to.
      document.querySelector('script[type=speculationrules]')?.remove();
      dispatchEvent(new Event('awake'));
    });
  }, []);
  return null;
}

/**
 * Gives a field a text as if it were typed now. React hears of an input only if the text differs from the one that it
 * saw last: its own setter empties the field, the browser's fills it.
 */
function typeInto(field: Field, text: string): void {
  if (!field.isConnected) return;
  const caret = 'selectionStart' in field && field.value === text ? field.selectionStart : null;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
