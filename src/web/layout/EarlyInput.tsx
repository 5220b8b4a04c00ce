import { useEffect, useState } from 'react';
import { safeSession } from '#web/ui/hooks/safeStorage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What came before the app started (index.html). It is gone once the app has taken it over. */
    early?: {
      /** The elements pressed or submitted. */
      pressed: HTMLElement[];
      /** The text typed into each field. */
      typed: Map<Field, string>;
      /** Ends the listeners that keep it. */
      ending: AbortController;
      /** Loads the page again, with what was typed and sent. */
      again: () => void;
    };
  }
}

/** What `again` keeps: the page, texts by the names of their fields, and which forms of the page were sent; -1 is no form. */
interface BeforeReload {
  path?: string;
  typed?: [name: string, text: string][];
  sent?: number[];
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
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
      // First what was typed before the page was loaded again, and then what was typed since.
      const { path, typed = [], sent = [] } = JSON.parse(safeSession.get('early') ?? '{}') as BeforeReload;
      safeSession.set('early', null);
      const isHere = path === location.pathname;
      for (const [name, text] of isHere ? typed : []) {
        const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
        if (name && field) typeInto(field, text);
      }
      for (const [field, text] of early.typed) typeInto(field, text);
      // After a reload the browser has put back what was typed before.
      for (const field of document.querySelectorAll<HTMLInputElement>(
        'main :is(input:not([type=checkbox]), textarea)',
      )) {
        if (field.value !== field.defaultValue && !early.typed.has(field)) typeInto(field, field.value);
      }
      const forms = document.querySelectorAll<HTMLElement>('main form');
      const again = isHere ? sent.flatMap((at) => forms[at] ?? []) : [];
      const formOf = (one: HTMLElement) => (one instanceof HTMLButtonElement && one.type === 'submit' ? one.form : one);
      const since = early.pressed.filter((one) => !again.includes(formOf(one) ?? one));
      for (const pressed of [...new Set(again), ...since]) {
        for (const name of ['data-early', 'aria-busy']) pressed.removeAttribute(name);
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
        await new Promise((next) => setTimeout(next)); // the next press counts on from what this one has changed
      }
    });
  }, [focused]);
  return null;
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
