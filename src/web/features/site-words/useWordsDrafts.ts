import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { WordsDraft } from '#web/api/endpoints/content.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { DRAFTS_OF_WORDS } from '#web/entities/words/fieldDraft.ts';
import { draftsOf, followDrafts, keptDraft } from '#web/ui/drafts/drafts.ts';

/** What the account has typed into fields of the site's words on this device, and not published. */
export function useWordsDrafts(): readonly (WordsDraft & { base: number })[] {
  const owner = useOwnDraft(DRAFTS_OF_WORDS);
  const read = () =>
    draftsOf(owner)
      .filter((name) => name.startsWith(owner))
      .map((name) => {
        const [page, field, language] = name.slice(owner.length).split(' ');
        return { page, field, language, ...keptDraft(name)?.values };
      });
  const text = useSyncExternalStore(
    followDrafts,
    () => JSON.stringify(read()),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text), [text]);
}

/** How long a pause in typing is. */
const PAUSE_DELAY_MS = 500;

/** What is typed, as it was at the last pause. */
export function usePaused<Typed>(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
