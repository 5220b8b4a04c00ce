import { useState } from 'react';
import { useSelector } from 'react-redux';
import { editablePages } from '#content/editable/index.ts';
import { wordsTitle } from '#content/editable/wordsTitle.ts';
import type { FieldState } from '#shared/content/content.ts';
import type { Fields } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { wordsTexts } from '#shared/publication/wordsTexts.ts';
import type { Failure } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { useLook, useLookOnce } from '#web/entities/held/useLookOnce.ts';
import { fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useTakeBack } from './useTakeBack.ts';

/** The new value of a field; null for the words that the page came with. */
export interface WordsChange {
  state: FieldState;
  value: FieldValue | null;
  /** The version that it replaces. */
  base: number;
}

/** What became of a publication: it is done, waits in the outbox, was refused, or its owner has to look at it first. */
export type Publication = { outcome: 'done' | 'waits' | 'look' } | { outcome: 'refused'; error: Failure };

/** Publishes fields of a page's words, all or none, and says so with an *Undo*. */
export function usePublishWords(words: WordsArgument) {
  const submit = useOutbox();
  const account = useSelector(selectAccount);
  const lookOnce = useLookOnce();
  const look = useLook();
  const undo = useTakeBack();
  const [isSending, setSending] = useState(false);
  const fields: Fields = editablePages[words.page];

  const textsOf = (changes: readonly WordsChange[], valueIn: (change: WordsChange) => FieldValue | null) =>
    changes.flatMap((change) => {
      const field = fields[change.state.field];
      return field ? wordsTexts(field, valueIn(change)) : [];
    });

  /** @param at when it appears (`YYYY-MM-DDTHH:mm`, Africa/Nairobi); null for now */
  const publish = async (changes: readonly WordsChange[], at: string | null): Promise<Publication> => {
    const after = textsOf(changes, ({ state, value }) => value ?? state.original);
    const found = lookOnce(
      after,
      textsOf(changes, ({ state }) => state.value),
      look.looked(),
    );
    look.show(found);
    if (found.length > 0) return { outcome: 'look' };
    const names = changes.map(({ state }) => state.field);
    const asked = changes.map(({ state: { field }, value, base }) => ({ field, value, base }));
    const drafts = changes.map(({ state }) => fieldDraftName(account, words.page, state));
    const title = wordsTitle(words.page, names);
    setSending(true);
    const { data, error, waits } = await submit(
      { kind: 'publishWords', ...words, changes: asked, publishAt: at ?? undefined, title, drafts },
      newKey(),
    );
    setSending(false);
    if (error) return { outcome: 'refused', error };
    for (const draft of drafts) forgetDraft(draft);
    if (waits) showToast(waits(), 'info');
    else {
      const actions = data?.ids?.length ? [{ label: 'Undo', onPress: undo(data.ids) }] : [];
      showToast(data?.message ?? 'Published.', 'success', ...actions);
    }
    return { outcome: waits ? 'waits' : 'done' };
  };
  return { publish, look, isSending };
}
