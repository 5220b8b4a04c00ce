import { useEffect, useRef, useState } from 'react';

interface HeadingFocus {
  /** Whether a dialog is open, if it may close later than the focus is to go: only then it lets the focus go. */
  dialog?: boolean;
  /** Whether the page scrolls to the heading. After a row is removed it stays where the eye is. */
  scrolls?: boolean;
}

/** What a person types in or chooses from. */
const TYPED_IN = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/**
 * A heading, and a function that gives it the focus when the button that had it is removed, such as that of a deleted row.
 * Without the heading that of the screen has the focus. A field that somebody types in keeps it, and so does
 * another dialog.
 */
export function useHeadingFocus({ dialog = false, scrolls = false }: HeadingFocus = {}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!due || dialog) return;
    setDue(false);
    // The answer came late: the person is elsewhere by now.
    const active = document.activeElement;
    const elsewhere = active?.closest('[role="dialog"]');
    if (active?.matches(TYPED_IN) || (elsewhere && !elsewhere.contains(heading.current))) return;
    focusOn(heading.current, { preventScroll: !scrolls });
  }, [due, dialog, scrolls]);
  return { heading, focusHeading: () => setDue(true) };
}

/** Gives the focus to a heading, else to the screen's own, else to the page. */
export function focusOn(heading: HTMLElement | null, options?: FocusOptions): void {
  const target = heading ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus(options);
}

/** For the `ref` of an element that takes the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
