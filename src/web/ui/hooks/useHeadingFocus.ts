import { useEffect, useRef, useState } from 'react';

/**
 * A heading, and a function that gives it the focus when the button that had it is removed, such as the row that was
 * deleted. The page does not scroll: it stays where the eye is. Without the heading its page has the focus.
 *
 * @param dialog whether the dialog that asked is open, if the address says so: it closes a moment later, and only then
 *   lets the focus go
 */
export function useHeadingFocus(dialog = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!due || dialog) return;
    setDue(false);
    (heading.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [due, dialog]);
  return { heading, focusHeading: () => setDue(true) };
}
