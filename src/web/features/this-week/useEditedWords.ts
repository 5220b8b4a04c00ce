import { useState } from 'react';
import { WEEK_DAYS } from '#shared/events/times/week.ts';
import { addDays } from '#shared/time.ts';
import { forgetDraft, keepDraft, keptDraft } from '#web/ui/drafts/drafts.ts';
import type { AnnouncedWeek } from './announcedWeek.ts';

/** The words for the groups as somebody changed them. */
interface EditedWords {
  text: string;
  /** The generated words that they are based on. */
  from: string;
}

/** By week, branch and language: `2026-11-22 juja`, `2026-11-22 juja sw`. */
type Kept = Record<string, EditedWords>;

/**
 * The words for the groups as they were changed for a week and branch, kept on this device; null if they were not.
 *
 * @param draft the name under which they are kept; pass a `key` that changes with it
 */
export function useEditedWords(
  { from, branch, words, language: { language } }: AnnouncedWeek,
  draft: string,
): [EditedWords | null, (text: string | null) => void] {
  const [kept, setKept] = useState(() => (keptDraft(draft)?.values ?? {}) as Kept);
  const name = `${from} ${branch?.key ?? 'all'}${language === 'en' ? '' : ` ${language}`}`;
  const change = (text: string | null) => {
    const { [name]: before, ...others } = kept;
    const next = text === null ? others : { ...others, [name]: { text, from: before?.from ?? words } };
    // Removes the words of earlier weeks.
    const recent = Object.fromEntries(Object.entries(next).filter(([other]) => other >= addDays(from, -WEEK_DAYS)));
    setKept(recent);
    if (Object.keys(recent).length > 0) keepDraft(draft, recent);
    else forgetDraft(draft);
  };
  return [kept[name] ?? null, change];
}
