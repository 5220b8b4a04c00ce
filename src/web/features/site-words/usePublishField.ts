import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { wordsTitle } from '#content/editable/wordsTitle.ts';
import type { FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { Finding } from '#shared/publication/findings.ts';
import { wordsTexts } from '#shared/publication/wordsTexts.ts';
import { usePublishContentMutation } from '#web/api/endpoints/content.ts';
import { asApiError, type Failure, staffApiError } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/requests/staffRequests.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { type Looked, useLookOnce } from '#web/entities/held/useLookOnce.ts';
import { fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type FieldErrors, fieldFaults } from './fieldFaults.ts';
import type { Conflict } from './OthersVersions.tsx';
import { NO_MOMENT } from './PublishLater.tsx';
import type { useFieldDraft } from './useFieldDraft.ts';
import { useTakeBack } from './useTakeBack.ts';

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

/** What an owner has to look at before it is published. */
interface Asked {
  found: Finding[];
  value: FieldValue | null;
  base: number;
}

const NOT_ASKED: Asked = { found: [], value: null, base: 0 };

/** Publishes one field of a page's words, now or later, and says why it could not be. */
export function usePublishField({ words, field, state, draft, at, forget, onClose }: PublishOptions) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [asked, setAsked] = useState<Asked>(NOT_ASKED);
  const lookOnce = useLookOnce();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);
  const [send] = usePublishContentMutation();
  const submitWrite = useOutbox();
  const account = useSelector(selectAccount);
  const undo = useTakeBack();

  const refused = (error: Failure) => {
    const { answer, status } = asApiError(error);
    const { fields, conflicts } = (answer ?? {}) as { fields?: FieldErrors; conflicts?: Conflict[] };
    key.current = newKey();
    const theirs = status === 412 ? conflicts?.[0] : undefined;
    if (theirs) return setConflict(theirs); // which shows the conflict, and asks
    setErrors(fields ?? {});
    setConflict(null);
    setFailure(staffApiError(error));
  };

  /**
   * @param value null for the words that the page came with
   * @param base the version that it replaces
   * @param looked what the owner has looked at in it
   */
  const publish = async (value: FieldValue | null, base: number, looked: Looked = []) => {
    if (at === '') return setFailure(NO_MOMENT);
    const faults = value === null ? {} : fieldFaults(field, state.field, value);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return setFailure('Some fields need another look.');
    const look = lookOnce(wordsTexts(field, value ?? state.original), wordsTexts(field, state.value), looked);
    setAsked({ found: look, value, base });
    if (look.length > 0) return;
    setFailure(null);
    const publication = { ...words, changes: [{ field: state.field, value, base }] };
    const publishAt = at ?? undefined;
    const drafts = [fieldDraftName(account, words.page, state)];
    const title = wordsTitle(words.page, [state.field]);
    const release = draft.hold();
    setIsSending(true);
    const { data, error, waits } = await submitWrite(
      { kind: 'publishWords', ...publication, publishAt, title, drafts },
      key.current,
      () => send({ ...publication, at: publishAt, idempotencyKey: key.current }),
    );
    setIsSending(false);
    if (error) {
      release();
      return refused(error);
    }
    if (waits) {
      draft.forget(); // the page keeps showing what was typed
      showToast(waits(), 'info');
    } else {
      forget();
      const actions = data?.ids?.length ? [{ label: 'Undo', onPress: undo(data.ids) }] : [];
      showToast(data?.message ?? 'Published.', 'success', ...actions);
    }
    onClose();
  };

  /** Publishes what the owner has looked at. */
  const publishSeen = () =>
    publish(
      asked.value,
      asked.base,
      asked.found.map(({ text }) => text),
    );

  /** Publishes what was typed in place of somebody else's version. @param base that version */
  const keepMine = (base: number) => {
    draft.continueFrom(base);
    setConflict(null);
    void publish(draft.now().value, base);
  };

  /** Called when something else is typed: what is published next is another request. */
  const startAgain = () => {
    setErrors({});
    setFailure(null);
    setAsked(NOT_ASKED);
    key.current = newKey();
  };

  return { errors, failure, conflict, found: asked.found, isSending, publish, publishSeen, keepMine, startAgain };
}
