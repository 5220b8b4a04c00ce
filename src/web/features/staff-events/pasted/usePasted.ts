import { type ClipboardEvent, useState } from 'react';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { type Announced, readAnnouncement } from './readAnnouncement.ts';

/**
 * A text with several lines, or with so many new characters at once, was pasted: some phone keyboards send no paste
 * event.
 */
const isAnnouncement = (text: string): boolean => text.trim().includes('\n') || text.trim().length >= 40;

/** Reads a text that was pasted into an event's title or description. */
export function usePasted() {
  const today = useClock().date;
  const [found, setFound] = useState<(Announced & { description?: string }) | null>(null);
  const read = (text: string, intoTitle: boolean) => {
    if (!isAnnouncement(text)) return;
    const announced = readAnnouncement(text, today);
    setFound(intoTitle ? { ...announced, description: text.trim() } : announced);
  };
  return {
    found,
    forget: () => setFound(null),
    /** The title is a one-line field, which drops the other lines, so the clipboard is read. */
    onPasteTitle: (event: ClipboardEvent) => read(event.clipboardData.getData('text/plain'), true),
    onEditDescription: (before: string, after: string) => {
      if (after.length - before.length < 20) return;
      const at = [...after].findIndex((letter, place) => letter !== before[place]);
      read(before === '' ? after : after.slice(at, at + after.length - before.length), false);
    },
  };
}
