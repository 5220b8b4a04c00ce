import { useEffect, useState } from 'react';
import { nextTask } from '#web/ui/loading/nextTask.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What came before the app started (app/start/earlyInput.ts). It is gone once the app has taken it over. */
    early?: {
      /** The elements pressed or submitted. */
      pressed: HTMLElement[];
      /** The text typed into each field. */
      typed: Map<Field, string>;
      /** Ends the listeners that keep it. */
      ending: AbortController;
    };
  }
}

/**
 * Repeats what a person typed and pressed before the app started, and keeps the focus, so that nothing is lost. It is
 * inside the page's own Suspense boundary, which React hydrates last: before that, events would reach no handler.
 */
export function EarlyInput(): null {
  // On the first render the server's elements are still in the page.
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    setTimeout(async () => {
      early.ending.abort();
      delete window.early;
      if (focused instanceof HTMLElement && document.activeElement === document.body) standing(focused).focus();
      for (const [field, text] of early.typed) typeInto(standing(field), text);
      for (const pressed of early.pressed.map(standing)) {
        for (const name of ['data-early', 'aria-busy']) pressed.removeAttribute(name);
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
        await nextTask(); // the next press counts on from what this one has changed
      }
      dispatchEvent(new Event('awake'));
    });
  }, [focused]);
  return null;
}

/** The element itself; on a page that was rendered again, as staff's frame always is, the one that took its place. */
function standing<Pressed extends HTMLElement>(pressed: Pressed): Pressed {
  if (pressed.isConnected) return pressed;
  const alike = (other: Element) =>
    ['aria-label', 'name'].every((name) => other.getAttribute(name) === pressed.getAttribute(name)) &&
    other.textContent === pressed.textContent;
  return [...document.querySelectorAll<Pressed>(`#root ${pressed.localName}`)].find(alike) ?? pressed;
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
