import { useRef, useState } from 'react';
import type { ContentVersion, FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { asApiError, type Failure, nowIn, staffApiError } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { type FieldErrors, fieldFaults } from './fieldFaults.ts';
import { NO_MOMENT } from './PublishLater.tsx';
import type { useFieldDraft } from './useFieldDraft.ts';
import { usePublishWords } from './usePublishWords.ts';

/** Somebody else's version, published while this one was typed; `version` is null if it was reset to the files. */
interface Conflict {
  version: ContentVersion | null;
}

interface PublishOptions {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  draft: ReturnType<typeof useFieldDraft>;
  /** When it appears (`YYYY-MM-DDTHH:mm`, Africa/Nairobi): null for now, empty while it is not chosen. */
  at: string | null;
  /** Forgets the draft, also where what is typed is shown. */
  forget: () => void;
  /** Called after the field is published, or waits in the outbox. */
  onClose: () => void;
}

/** Publishes one field of a page's words, now or later, and says why it could not be. */
export function usePublishField({ words, field, state, draft, at, forget, onClose }: PublishOptions) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { publish: publishWords, look, isSending } = usePublishWords(words);
  /** What was asked last: an owner may say yes to it. */
  const asked = useRef<{ value: FieldValue | null; base: number }>({ value: null, base: 0 });

  const refused = (error: Failure) => {
    const theirs = nowIn<Conflict[]>(error)?.[0];
    if (theirs) return setConflict(theirs); // which shows the conflict, and asks
    setErrors((asApiError(error).answer as { fields?: FieldErrors } | null)?.fields ?? {});
    setConflict(null);
    setFailure(staffApiError(error));
  };

  /**
   * @param value null for the words that the page came with
   * @param base the version that it replaces
   */
  const publish = async (value: FieldValue | null, base: number) => {
    if (at === '') return setFailure(NO_MOMENT);
    const faults = value === null ? {} : fieldFaults(field, state.field, value);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return setFailure('Some fields need another look.');
    setFailure(null);
    asked.current = { value, base };
    const release = draft.hold();
    const done = await publishWords([{ state, value, base }], at);
    if (done.outcome === 'look') return release();
    if (done.outcome === 'refused') {
      release();
      return refused(done.error);
    }
    if (done.outcome === 'waits')
      draft.forget(); // the page keeps showing what was typed
    else forget();
    onClose();
  };

  /** Publishes what the owner has looked at. */
  const publishSeen = () => {
    look.confirm();
    return publish(asked.current.value, asked.current.base);
  };

  /** What was typed replaces somebody else's version at the next publication. */
  const keepMine = () => {
    draft.continueFrom(conflict?.version?.id ?? 0);
    setConflict(null);
  };

  /** Called when something else is typed. */
  const startAgain = () => {
    setErrors({});
    setFailure(null);
    look.show([]);
  };

  return { errors, failure, conflict, found: look.found, isSending, publish, publishSeen, keepMine, startAgain };
}
