import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { readableMoment } from '#shared/time.ts';
import { useDeleteContentDraftMutation } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { HeldValue } from '#web/entities/held/HeldValue.tsx';
import { LookOnce } from '#web/entities/held/LookOnce.tsx';
import { ChangedMeanwhile } from '#web/ui/conflicts/ChangedMeanwhile.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import type { OnChange } from './editors/editorProps.ts';
import { FieldEditor } from './editors/FieldEditor.tsx';
import { FieldHistory } from './FieldHistory.tsx';
import { showFirstFault } from './fieldFaults.ts';
import { OthersDrafts } from './OthersDrafts.tsx';
import { PublishLater } from './PublishLater.tsx';
import { useFieldDraft } from './useFieldDraft.ts';
import { usePublishField } from './usePublishField.ts';
import { useTakeBack } from './useTakeBack.ts';
import { VersionValue } from './VersionValue.tsx';

export interface FieldFormProps {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  /** Called with the typed value at each pause; with undefined once there is no draft any more. */
  onType?: (value: FieldValue | null | undefined) => void;
  /** Called after the field is published or its draft discarded. */
  onClose: () => void;
  /** Called when the person leaves; the draft is kept. */
  onCancel: () => void;
}

/** Changes one field of a page's words: type, then publish now or at a day and hour. */
export function FieldForm({ words, field, state, onType, onClose, onCancel }: FieldFormProps) {
  const draft = useFieldDraft(words, state);
  const [at, setAt] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const undo = useTakeBack();
  const [throwAway] = useDeleteContentDraftMutation();
  const forget = () => {
    draft.forget();
    onType?.(undefined);
  };
  const publication = usePublishField({ words, field, state, draft, at, forget, onClose });
  const { conflict, errors, publish } = publication;
  const lang = state.language === 'sw' ? 'sw' : 'en';

  const type: OnChange<FieldValue | null> = (change) => {
    const value = change(draft.now().value);
    publication.startAgain();
    draft.type(value);
    onType?.(value);
  };
  const throwDraftAway = async () => {
    forget();
    await throwAway({ ...words, field: state.field });
    onClose();
  };
  const { isChanged, value: typed } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft, when the form opens
  useEffect(() => {
    if (isChanged) onType?.(typed);
  }, []);

  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) showFirstFault(top.current?.closest('form'));
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { value, base } = draft.now();
    void publish(value, base);
  };

  return (
    <Form
      pinned
      onSubmit={submit}
      error={publication.failure}
      buttons={
        <FormButtons
          saving={publication.isSending}
          blocked={busy}
          label={at === null ? 'Publish' : 'Publish then'}
          busyLabel="Publishing..."
        >
          {draft.isChanged ? (
            <Button color="inherit" onClick={() => void throwDraftAway()}>
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
          ? 'Your draft is kept. Nobody else sees it on the site before you publish it.'
          : 'A draft is kept as you type. Nobody else sees it before you publish it.'}
      </Typography>
      <OthersDrafts words={words} field={field} state={state} />
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
          onKeepMine={publication.keepMine}
          onTakeTheirs={() => void throwDraftAway()}
        />
      ) : null}
      <FieldEditor
        words={words}
        field={field}
        path={state.field}
        value={draft.value}
        errors={errors}
        lang={lang}
        onChange={type}
        onBusy={setBusy}
      />
      <PublishLater at={at} onChange={setAt} />
      <LookOnce found={publication.found} onYes={() => void publication.publishSeen()} />
      {state.held.map(({ id, username, own, value, why }) => (
        <HeldValue key={id} {...{ id, username, own, why }} onEdit={() => type(() => value)}>
          <VersionValue field={field} value={value} />
        </HeldValue>
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
      <FieldHistory
        words={words}
        field={field}
        state={state}
        onRestore={(value) => void publish(value, state.version)}
      />
      {state.version > 0 && (field.type !== 'article' || state.value !== null) ? (
        <Button color="inherit" onClick={() => void publish(null, draft.base)} sx={{ justifySelf: 'start' }}>
          {field.type === 'article' ? 'Take the page off the site' : 'Back to the words it came with'}
        </Button>
      ) : null}
    </Form>
  );
}
