import { useEffect, useRef, useState } from 'react';

/** How long an event that was just saved is marked, in milliseconds. */
const MARK_DURATION_MS = 6000;

/** The event that was just saved: its row is scrolled to once it is on screen, and marked for a moment. */
export function useChangedEvent() {
  const [changed, setChanged] = useState<{ id: string }>(); // a new object for each save
  const scrolledTo = useRef(changed);
  useEffect(() => {
    const timer = changed && setTimeout(() => setChanged(undefined), MARK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  // After each rendering, because the list may be fetched again before it has the event.
  useEffect(() => {
    if (!changed || scrolledTo.current === changed) return;
    const row = document.querySelector(`[data-event="${CSS.escape(changed.id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    scrolledTo.current = changed;
  });
  return { changed: changed?.id, mark: (id: string) => setChanged({ id }) };
}
