import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { safeSession } from '#web/ui/hooks/deviceText.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What came before the app started (index.html). It is gone once the app has taken it over. */
    early?: {
      /** The buttons and links pressed. */
      pressed: HTMLElement[];
      /** The text typed into each field, now or before the page was left. */
      typed: Map<Field, string>;
      /** Ends the listeners that keep it. */
      ending: AbortController;
      /** The entry of the texts in the tab's storage. */
      key: string;
      /** Loads the page again, with what was typed and sent. */
      again: () => void;
    };
  }
}

/**
 * Repeats what a person typed and pressed before the app started, and keeps the focus, so that nothing is lost. It is
 * inside the page's own Suspense boundary, which React hydrates last: before that, events would reach no handler.
 */
export function EarlyInput(): null {
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    setTimeout(async () => {
      early.ending.abort();
      delete window.early;
      delete document.documentElement.dataset.unstarted;
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
      for (const [field, text] of early.typed) typeInto(field, text);
      // After a reload the browser has put back what was typed before.
      for (const field of document.querySelectorAll<HTMLInputElement>(
        'main :is(input:not([type=checkbox]), textarea)',
      )) {
        if (field.value !== field.defaultValue && !early.typed.has(field)) typeInto(field, field.value);
      }
      safeSession.set(early.key, null);
      for (const pressed of early.pressed) {
        for (const name of ['data-early', 'aria-busy']) pressed.removeAttribute(name);
        pressed.click();
        await new Promise((next) => setTimeout(next)); // the next press counts on from what this one has changed
      }
    });
  }, [focused]);
  const { pathname, search } = useLocation();
  // The app has led to a page that was left before it started.
  useEffect(() => {
    if (!window.early) putBack(`early ${pathname}${search}`);
  }, [pathname, search]);
  return null;
}

/** Puts the texts of an entry of the tab's storage into the fields that are still empty, and removes it. */
function putBack(key: string): void {
  const kept = safeSession.get(key);
  if (!kept) return;
  safeSession.set(key, null);
  for (const [name, text] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
    const field = document.querySelector<Field>(`main form:not([data-native]) [name="${name}"]`);
    if (field?.value === '') typeInto(field, text);
  }
}

/**
 * Sets a field's text as if it were typed now. React ignores an input event unless the text differs from the last one it
 * knows: so its own setter empties the field first, and the browser's then sets the text.
 */
function typeInto(field: Field, text: string): void {
  if (!field.isConnected) return;
  const caret = 'selectionStart' in field && field.value === text ? field.selectionStart : null;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
