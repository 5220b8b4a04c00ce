import { useEffect, useState } from 'react';

/** How long an event that was just saved is marked, in milliseconds. */
const MARK_DURATION_MS = 6000;

/** The event that was just saved: its row is scrolled to once it is on screen, and marked for a moment. */
export function useChangedEvent(): { changed: string | undefined; mark: (id: string) => void } {
  const [changed, setChanged] = useState<string>();
  useEffect(() => {
    if (changed === undefined) return;
    const timer = setTimeout(() => setChanged(undefined), MARK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  // After each rendering, because the list may be fetched again before it has the event.
  const [scrolledTo, setScrolledTo] = useState<string>();
  useEffect(() => {
    if (changed === undefined || scrolledTo === changed) return;
    const row = document.querySelector(`[data-event="${CSS.escape(changed)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    setScrolledTo(changed);
  });
  return {
    changed,
    mark: (id) => {
      setScrolledTo(undefined);
      setChanged(id);
    },
  };
}
