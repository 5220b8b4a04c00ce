import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { ValidationError } from 'yup';
import type { ContentVersion, FieldState } from '#shared/content/content.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { readableMoment } from '#shared/time.ts';
import {
  useDeleteContentDraftMutation,
  usePublishContentMutation,
  useWithdrawContentMutation,
  type WordsArgument,
} from '#web/api/endpoints/content.ts';
import { asCallError, type Failure, staffCallError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { newKey } from '#web/ui/forms/newKey.ts';
import { FieldEditor, type FieldErrors } from './FieldEditor.tsx';
import { FieldHistory } from './FieldHistory.tsx';
import { useFieldDraft } from './useFieldDraft.ts';
import { valueText } from './valueText.ts';

interface FieldDialogProps {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  onClose: () => void;
}

/** Changes one field of a page's words: type, then publish now or at a day and hour. */
export function FieldDialog(props: FieldDialogProps) {
  return (
    <FormDialog title={props.field.label} onClose={props.onClose}>
      {(close) => <FieldForm {...props} onCancel={close} />}
    </FormDialog>
  );
}

/** Somebody else's version, published while this one was typed; `version` is null where it was taken back to the files. */
interface Conflict {
  version: ContentVersion | null;
}

function FieldForm({ words, field, state, onClose, onCancel }: FieldDialogProps & { onCancel: () => void }) {
  const draft = useFieldDraft(words, state);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newKey);
  const [publish, { isLoading }] = usePublishContentMutation();
  const [withdraw] = useWithdrawContentMutation();
  const [throwAway] = useDeleteContentDraftMutation();
  const lang = state.language === 'sw' ? 'sw' : 'en';

  const type = (value: FieldValue | null) => {
    setErrors({});
    setFailure(null);
    setKey(newKey());
    draft.type(value);
  };

  const undo = (ids: readonly number[]) => async () => {
    const { error } = await withdraw({ ids, idempotencyKey: newKey() });
    showToast(error ? staffCallError(error) : 'Taken back.', error ? 'error' : 'success');
  };

  const send = async (value: FieldValue | null, base: number) => {
    if (isLater && !at) return setFailure('Choose a day and an hour, or publish now.');
    const faults = value === null ? {} : faultsOf(field, state.field, value);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return setFailure('Some fields need another look.');
    const sent = { ...words, field: state.field, value, base, at: isLater ? at : undefined, idempotencyKey: key };
    const { data, error } = await publish(sent);
    if (error) return refused(error);
    draft.forget();
    showToast(data.message ?? 'Published.', 'success', { label: 'Undo', onPress: undo(data.ids) });
    onClose();
  };

  const refused = (error: Failure) => {
    const { answer, status } = asCallError(error);
    const { fields, conflicts } = (answer ?? {}) as { fields?: FieldErrors; conflicts?: Conflict[] };
    setKey(newKey());
    setErrors(fields ?? {});
    setConflict(status === 412 ? (conflicts?.[0] ?? null) : null);
    setFailure(staffCallError(error));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(draft.value, draft.base);
  };

  return (
    <Form
      pinned
      onSubmit={submit}
      error={failure}
      buttons={
        <FormButtons
          saving={isLoading}
          blocked={busy}
          label={isLater ? 'Publish then' : 'Publish'}
          busyLabel="Publishing..."
        >
          {draft.isChanged ? (
            <Button
              color="inherit"
              onClick={async () => {
                draft.forget();
                await throwAway({ ...words, field: state.field });
                onClose();
              }}
            >
              Throw my draft away
            </Button>
          ) : null}
          <Button onClick={onCancel}>Close</Button>
        </FormButtons>
      }
    >
      {draft.isChanged ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          Your draft is kept. Nobody else sees it on the site before you publish it.
        </Typography>
      ) : null}
      {state.drafts
        .filter(({ own }) => !own)
        .map(({ username, value }) => (
          <Alert key={username} severity="info">
            {username} is changing this too: “{valueText(field, value)}”
          </Alert>
        ))}
      {conflict ? (
        <Alert severity="warning">
          <Typography sx={{ mb: 1 }}>
            {conflict.version ? `${conflict.version.username} has published this meanwhile:` : 'It was taken back:'}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', mb: 1.5 }}>
            {valueText(field, conflict.version ? conflict.version.value : state.original)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              onClick={() => {
                const base = conflict.version?.id ?? 0;
                draft.continueFrom(base);
                setConflict(null);
                void send(draft.value, base);
              }}
            >
              Publish mine
            </Button>
            <Button
              variant="outlined"
              onClick={async () => {
                draft.forget();
                await throwAway({ ...words, field: state.field });
                onClose();
              }}
            >
              Keep theirs
            </Button>
          </Box>
        </Alert>
      ) : null}
      <FieldEditor
        field={field}
        path={state.field}
        value={draft.value}
        errors={errors}
        lang={lang}
        onChange={type}
        onBusy={setBusy}
      />
      <Box>
        <FormControlLabel
          control={<Switch checked={isLater} onChange={(_event, checked) => setLater(checked)} />}
          label="Publish at a day and hour"
        />
        {isLater ? (
          <TextField
            type="datetime-local"
            label="When, by the church’s clock"
            value={at}
            onChange={({ target }) => setAt(target.value)}
            fullWidth
            sx={{ mt: 1.5 }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ) : null}
      </Box>
      {state.waiting.map((version) => (
        <Alert
          key={version.id}
          severity="info"
          action={
            <Button color="inherit" onClick={undo([version.id])}>
              Do not publish
            </Button>
          }
        >
          Waits until {readableMoment(version.publish_at)}: “{valueText(field, version.value)}”
        </Alert>
      ))}
      <FieldHistory words={words} field={field} state={state} onPublished={onClose} />
      {state.version > 0 && (field.type !== 'article' || state.value !== null) ? (
        <Button color="inherit" onClick={() => void send(null, draft.base)} sx={{ justifySelf: 'start' }}>
          {field.type === 'article' ? 'Take the page off the site' : 'Back to the words it came with'}
        </Button>
      ) : null}
    </Form>
  );
}

/** The errors of a value by their paths, as the server would find them. */
function faultsOf(field: Field, path: string, value: FieldValue): FieldErrors {
  try {
    fieldSchema(field).validateSync(value, { abortEarly: false });
    return {};
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault;
    const inner = fault.inner.length > 0 ? fault.inner : [fault];
    return Object.fromEntries(
      inner.map(({ path: within = '', message }) => [
        within && !within.startsWith('[') ? `${path}.${within}` : path + within,
        message,
      ]),
    );
  }
}
