import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { FieldState } from '#shared/content/content.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { followDrafts, forgetDraft, keptDraft, writeDraft } from '#web/ui/drafts/drafts.ts';

interface Draft {
  value: FieldValue | null;
  /** The version that the person began with. */
  base: number;
}

/** What is typed into a field, kept on this device at each key; what is published, while nothing is typed. */
export function useFieldDraft({ page }: WordsArgument, state: FieldState) {
  const name = fieldDraftName(useSelector(selectAccount), page, state);
  const read = () => (keptDraft(name)?.values ?? null) as Draft | null;
  const kept = useSyncExternalStore(followDrafts, read, () => null);
  const published: Draft = { value: state.value, base: state.version };
  /** The latest text. */
  const now = () => read() ?? published;
  return {
    ...(kept ?? published),
    isChanged: kept !== null,
    now,
    type: (value: FieldValue | null) => writeDraft(name, { ...now(), value }),
    /** Continues from another version than the one it started from. */
    continueFrom: (base: number) => writeDraft(name, { ...now(), base }),
    forget: () => forgetDraft(name),
  };
}
