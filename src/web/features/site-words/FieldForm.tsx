import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href } from '#content/pages.ts';
import type { ContentVersion, FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { readableMoment } from '#shared/time.ts';
import { asApiError, nowIn } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { useWithdrawHeld } from '#web/entities/held/useWithdrawHeld.ts';
import { ChangedMeanwhile } from '#web/ui/conflicts/ChangedMeanwhile.tsx';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import type { OnChange } from './editors/editorProps.ts';
import { FieldEditor } from './editors/FieldEditor.tsx';
import { FieldHistory } from './FieldHistory.tsx';
import { type FieldErrors, fieldFaults, showFirstFault } from './fieldFaults.ts';
import { useFieldDraft } from './useFieldDraft.ts';
import { usePublishWords } from './usePublishWords.tsx';
import { useTakeBack } from './useTakeBack.ts';
import { VersionValue } from './VersionValue.tsx';

export interface FieldFormProps {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  /** Called after the field is published or its draft discarded. */
  onClose: () => void;
  /** Called when the person leaves; the draft is kept. */
  onCancel: () => void;
}

/** Somebody else's version, published while this one was typed; `version` is null if it was reset to the files. */
interface Conflict {
  version: ContentVersion | null;
}

/** Changes one field of a page's words: type, then publish now or at a day and hour. */
export function FieldForm({ words, field, state, onClose, onCancel }: FieldFormProps) {
  const draft = useFieldDraft(words, state);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const undo = useTakeBack();
  const publication = usePublishWords(words, {
    onDone: onClose,
    onRefused(error) {
      const theirs = nowIn<Conflict[]>(error)?.[0];
      setConflict(theirs ?? null); // shows both, and asks
      if (!theirs) setErrors((asApiError(error).answer as { fields?: FieldErrors } | null)?.fields ?? {});
      return theirs !== undefined;
    },
  });

  const type: OnChange<FieldValue | null> = (change) => {
    setErrors({});
    publication.startAgain();
    draft.type(change(draft.now().value));
  };
  const throwDraftAway = () => {
    draft.forget();
    onClose();
  };
  /**
   * @param value null for the words that the page came with
   * @param base the version that it replaces
   */
  const publish = (value: FieldValue | null, base: number) => {
    const faults = value === null ? {} : fieldFaults(field, state.field, value);
    setErrors(faults);
    if (Object.keys(faults).length > 0) publication.fail('Some fields need another look.');
    else void publication.publish([{ state, value, base }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { value, base } = draft.now();
    publish(value, base);
  };
  const keepMine = () => {
    draft.continueFrom(conflict?.version?.id ?? 0);
    setConflict(null);
  };

  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) showFirstFault(top.current?.closest('form'));
  }, [errors]);

  return (
    <Form
      pinned
      onSubmit={submit}
      error={publication.failure}
      buttons={
        <FormButtons saving={publication.isSending} blocked={busy} label={publication.label} busyLabel="Publishing...">
          {draft.isChanged ? (
            <Button color="inherit" onClick={throwDraftAway}>
              Throw my draft away
            </Button>
          ) : null}
          <Button onClick={onCancel}>Close</Button>
        </FormButtons>
      }
    >
      {/* As long before as afterwards, so that the buttons stay under the finger. */}
      <Typography ref={top} role="status" sx={{ color: 'text.secondary' }}>
        {draft.isChanged
          ? 'Your draft is kept on this device. Nobody else sees it before you publish it.'
          : 'What you type is kept on this device. Nobody sees it before you publish it.'}
      </Typography>
      {conflict ? (
        <ChangedMeanwhile
          what="this"
          by={conflict.version?.username}
          fields={[
            {
              label: field.label,
              theirs: <VersionValue field={field} value={conflict.version ? conflict.version.value : state.original} />,
            },
          ]}
          refused={conflict}
          onKeepMine={keepMine}
          onTakeTheirs={throwDraftAway}
        />
      ) : null}
      <FieldEditor
        words={words}
        field={field}
        path={state.field}
        value={draft.value}
        errors={errors}
        lang={state.language === 'sw' ? 'sw' : 'en'}
        onChange={type}
        onBusy={setBusy}
      />
      {publication.fields}
      {state.held.map((held) => (
        <HeldValue key={held.id} field={field} held={held} onEdit={() => type(() => held.value)} />
      ))}
      {state.waiting.map((version) => (
        <Alert key={version.id} severity="info">
          Waits until {readableMoment(version.publish_at)}:
          <VersionValue field={field} value={version.value} />
          <Button variant="outlined" onClick={undo([version.id])} sx={{ mt: 1.5 }}>
            Do not publish
          </Button>
        </Alert>
      ))}
      <FieldHistory words={words} field={field} state={state} onRestore={(value) => publish(value, state.version)} />
      {state.version > 0 && (field.type !== 'article' || state.value !== null) ? (
        <Button color="inherit" onClick={() => publish(null, draft.base)} sx={{ justifySelf: 'start' }}>
          {field.type === 'article' ? 'Take the page off the site' : 'Back to the words it came with'}
        </Button>
      ) : null}
    </Form>
  );
}

interface HeldValueProps {
  field: Field;
  held: FieldState['held'][number];
  /** Puts the value into the form. */
  onEdit: () => void;
}

/** A value that waits for an owner's yes, beside its field: whose it is and why it waits. */
function HeldValue({ field, held: { id, username, own, value, why }, onEdit }: HeldValueProps) {
  const withdraw = useWithdrawHeld();
  return (
    <Alert severity="info">
      {own ? 'You have' : `${username} has`} published this. {waitsSentence(why)}
      <VersionValue field={field} value={value} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
        {own ? (
          <>
            <Button variant="outlined" onClick={onEdit}>
              Go on with it
            </Button>
            <Button variant="outlined" onClick={() => void withdraw([id])}>
              Withdraw
            </Button>
          </>
        ) : null}
        <Link to={href('held')}>All that waits</Link>
      </Box>
    </Alert>
  );
}
