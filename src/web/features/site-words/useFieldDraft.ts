import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { wordsTitle } from '#content/editable/wordsTitle.ts';
import type { FieldState } from '#shared/content/content.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { forgetDraft, keptDraft, writeDraft } from '#web/ui/drafts/drafts.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';

/** How long a value stays unchanged before it is sent as a draft; this device stores it sooner. */
const SAVE_DELAY_MS = 1000;

interface Draft {
  value: FieldValue | null;
  /** The version that the person began with. */
  base: number;
}

/**
 * The draft of a field. It is stored on this device at once, and on the server after a pause or when the page is
 * hidden. So it survives a reload, a killed browser, an empty battery and the end of the session. It starts with the
 * stored draft, else with the published words.
 */
export function useFieldDraft({ page, language }: WordsArgument, state: FieldState) {
  const account = useSelector(selectAccount);
  const name = fieldDraftName(account, page, state);
  const own = state.drafts.find((draft) => draft.own);
  const [draft, setDraft] = useState<Draft>(
    () => (keptDraft(name)?.values as Draft | undefined) ?? own ?? { value: state.value, base: state.version },
  );
  const [isChanged, setChanged] = useState(() => keptDraft(name) !== null || own !== undefined);
  const submit = useOutbox();
  const unsaved = useRef<Draft | null>(null);
  const saved = useRef<Promise<unknown>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveNow = () => {
    clearTimeout(timer.current);
    const next = unsaved.current;
    unsaved.current = null;
    if (!next) return;
    const { field } = state;
    const title = wordsTitle(page, [field]);
    // The outbox sends one after another, also a publication after the drafts before it.
    saved.current = submit({ kind: 'draftWords', page, language, title, field, ...next }, newKey());
  };
  const latest = useRef(saveNow);
  latest.current = saveNow;
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      latest.current();
      void saved.current?.then(() => dispatch(contentApi.util.invalidateTags(['ContentDraft'])));
    },
    [dispatch],
  );
  useEffect(() => {
    // A phone may kill a hidden page without notice.
    const leave = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  const typed = useRef(draft);
  const saveSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SAVE_DELAY_MS);
  };
  const change = (next: Draft) => {
    typed.current = next;
    unsaved.current = next;
    writeDraft(name, next);
    setDraft(next);
    setChanged(true);
    saveSoon();
  };
  return {
    ...draft,
    isChanged,
    /** The latest text. */
    now: () => typed.current,
    type: (value: FieldValue | null) => change({ ...typed.current, value }),
    /** Continues from another version than the one it started from. */
    continueFrom: (base: number) => change({ ...typed.current, base }),
    /** Sends no draft during a publication: a later one would be a draft again. Returns a function that ends this. */
    hold: () => {
      clearTimeout(timer.current);
      unsaved.current = null;
      return () => {
        unsaved.current ??= typed.current;
        saveSoon();
      };
    },
    /** Forgets the draft: it is published or discarded. */
    forget: () => {
      clearTimeout(timer.current);
      unsaved.current = null;
      forgetDraft(name);
    },
  };
}
