import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { object } from 'yup';
import { href } from '#content/pages.ts';
import type { ContentVersion, FieldState } from '#shared/content/content.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { reasonWords } from '#shared/publication/findings.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { readableMoment } from '#shared/time.ts';
import { fieldsIn, nowIn } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { type HeldValue, useHeldWords, useWithdrawHeld } from '#web/entities/held/useHeldWords.ts';
import { fieldDraftName, useWaitingWords } from '#web/entities/words/fieldDraft.ts';
import { ChangedMeanwhile } from '#web/ui/conflicts/conflicts.tsx';
import { keptDraft } from '#web/ui/drafts/drafts.ts';
import { DraftNotice, useDraft } from '#web/ui/drafts/useDraft.tsx';
import { Form, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { waiting } from '#words/waiting.ts';
import { FieldEditor } from './editors/FieldEditor.tsx';
import { emptyValue, FieldHistory, VersionValue } from './FieldHistory.tsx';
import { usePublishWords, useTakeBack } from './usePublishWords.tsx';

export interface FieldFormProps {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  /** Where the focus goes at first: into the field, of a list into this entry. */
  entry?: number;
  /** Called after the field is published or its draft discarded. */
  onClose: () => void;
}

/** Somebody else's version, published while this one was typed; `version` is null if it was reset to the files. */
interface Conflict {
  version: ContentVersion | null;
}

/** Changes one field of a page's words: type, then publish now or at a day and hour. */
export function FieldForm({ words, field, state, entry, onClose }: FieldFormProps) {
  const name = fieldDraftName(useSelector(selectAccount), words.page, state);
  /** The value, and the version that the person began with. */
  const published = { value: state.value ?? emptyValue(field), base: state.version };
  const form = useForm<FieldValues>({
    defaultValues: published,
    resolver: yupResolver(object({ value: fieldSchema(field) })) as Resolver<FieldValues>,
  });
  const draft = useDraft(form, name);
  const { isDirty, isSubmitted, errors } = form.formState;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const undo = useTakeBack();
  const held = useHeldWords(words).filter((one) => one.field === state.field);
  const toSend = useWaitingWords().findLast((one) => one.draft === name);
  const publication = usePublishWords(words, {
    onDone: onClose,
    onRefused(error) {
      const theirs = nowIn<Conflict[]>(error)?.[0];
      setConflict(theirs ?? null); // shows both, and asks
      const places = Object.entries(theirs ? {} : fieldsIn(error)).map(([path, message]) => [
        `value${path.slice(state.field.length).replace(/\[(\d+)\]/g, '.$1')}`,
        message,
      ]);
      showRefusal(form, null, Object.fromEntries(places));
      return theirs !== undefined;
    },
  });

  useEffect(() => {
    // An untouched form follows what is published.
    if (state.version !== form.getValues('base') && !keptDraft(name)) form.reset(published);
  });
  useEffect(() => {
    if (entry !== undefined) form.setFocus(firstInput(field, entry));
  }, [form, field, entry]);
  const startAgain = useEffectEvent(publication.startAgain);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => startAgain() }), [form]);

  const throwDraftAway = () => {
    draft.startAfresh();
    onClose();
  };
  const submit = form.handleSubmit(({ value, base }) => publication.publish([{ state, value, base }]));
  const faulty = isSubmitted && errors.value ? 'Some fields need another look.' : null;
  const publishAgain = (value: FieldValue) => void publication.publish([{ state, value, base: state.version }]);
  const change = (field: 'value' | 'base', value: unknown) => form.setValue(field, value, { shouldDirty: true });
  const keepMine = () => {
    change('base', conflict?.version?.id ?? 0);
    setConflict(null);
  };

  return (
    <Form
      pinned
      form={form}
      onSubmit={submit}
      error={publication.failure ?? faulty}
      buttons={
        <FormButtons saving={publication.isSending} blocked={busy} label={publication.label} busyLabel="Publishing...">
          {isDirty ? (
            <Button color="inherit" onClick={throwDraftAway}>
              Throw my draft away
            </Button>
          ) : null}
        </FormButtons>
      }
    >
      {/* As long before as afterwards, so that the buttons stay under the finger. */}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {isDirty
          ? 'Your draft is kept on this device. Nobody else sees it before you publish it.'
          : 'What you type is kept on this device. Nobody sees it before you publish it.'}
      </Typography>
      <DraftNotice draft={{ ...draft, restored: false }} />
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
      {toSend ? (
        <Alert severity={toSend.refusal ? 'error' : 'info'}>
          {toSend.refusal ? `Not published. ${toSend.refusal} You wrote:` : `${waiting.mark}:`}
          <VersionValue field={field} value={toSend.value ?? state.original} />
          {toSend.refusal ? (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => change('value', toSend.value ?? state.original)}
              sx={{ display: 'block', my: 1.5 }}
            >
              Go on with it
            </Button>
          ) : null}
          <Link to={`${href('siteWords')}?page=${words.page}&lang=${words.language}`}>Change or discard it</Link>
        </Alert>
      ) : null}
      <FieldEditor
        words={words}
        field={field}
        name="value"
        lang={state.language === 'sw' ? 'sw' : 'en'}
        onBusy={setBusy}
      />
      {publication.fields}
      {held.map((one) => (
        <Held key={one.change.id} of={field} {...one} onEdit={() => change('value', one.value ?? state.original)} />
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
      <FieldHistory words={words} field={field} state={state} onRestore={publishAgain} />
      {state.version > 0 && (field.type !== 'article' || state.value !== null) ? (
        <Button color="inherit" onClick={() => publishAgain(null)} sx={{ justifySelf: 'start' }}>
          {field.type === 'article' ? 'Take the page off the site' : 'Back to the words it came with'}
        </Button>
      ) : null}
    </Form>
  );
}

/** The name of the first input of a field, of a list in one of its entries. */
function firstInput(field: Field, entry: number, name = 'value'): string {
  if (field.type === 'list') return firstInput(field.of, entry, `${name}.${entry}`);
  const [key, part] =
    ('parts' in field && Object.entries(field.parts).find(([, { type }]) => type !== 'picture')) || [];
  return part ? firstInput(part, 0, `${name}.${key}`) : name;
}

interface HeldProps extends HeldValue {
  of: Field;
  /** Puts the value into the form. */
  onEdit: () => void;
}

/** A value that waits for an owner's yes, beside its field: whose it is, why it waits and for when. */
function Held({ of, value, change: { id, username, own, why, appears }, onEdit }: HeldProps) {
  const withdraw = useWithdrawHeld();
  return (
    <Alert severity="info">
      {own ? 'You have' : `${username} has`} published this. {waitsSentence(reasonWords(why))}
      {appears ? ` ${appears}.` : null}
      <VersionValue field={of} value={value} />
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
