import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { type KnownPurpose, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import { useCreatePurposeMutation, useUpdatePurposeMutation } from '#web/api/endpoints/staffGiving.ts';
import { staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { useDraft } from '#web/ui/drafts/useDraft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';

interface PurposeDialogProps {
  /** The purpose to be changed; undefined for a new one. */
  purpose: KnownPurpose | undefined;
  purposes: readonly KnownPurpose[];
  onClose: () => void;
}

/** Adds a purpose of giving, or changes one. */
export function PurposeDialog({ purpose, purposes, onClose }: PurposeDialogProps) {
  return (
    <FormDialog narrow title={purpose ? purpose.name : 'Add a purpose'} onClose={onClose}>
      {(close) =>
        purpose ? (
          <PurposeForm purpose={purpose} purposes={purposes} onCancel={close} onDone={onClose} />
        ) : (
          <NewPurposeForm onCancel={close} onDone={onClose} />
        )
      }
    </FormDialog>
  );
}

interface FormProps {
  onCancel: () => void;
  onDone: () => void;
}

const MAX_NAME_LENGTH = 60;

function NewPurposeForm({ onCancel, onDone }: FormProps) {
  const form = useForm<InferType<typeof newPurposeSchema>>({
    defaultValues: { name: '', name_sw: '', key: '', ...noProof },
    resolver: yupResolver(newPurposeSchema),
  });
  const [add] = useCreatePurposeMutation();
  const draft = useOwnDraft('giving-purpose:new');
  const kept = useDraft(form, draft);
  useUnsaved(form.formState.isDirty, true);
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await add(values);
    if (error) return form.setError('root', { message: staffApiError(error) });
    forgetDraft(draft);
    showToast(data.message ?? 'Purpose added', 'success');
    onDone();
  });
  return (
    <ProofForm form={form} onSubmit={submit} onClose={onCancel} label="Add" busyLabel="Adding...">
      <DraftNotice draft={kept} />
      <FormTextField
        control={form.control}
        name="name"
        label="Name"
        required
        autoFocus
        maxLength={MAX_NAME_LENGTH}
        onEdit={(before, after) => {
          if (form.getValues('key') === shortName(before)) form.setValue('key', shortName(after));
        }}
      />
      <FormTextField
        control={form.control}
        name="name_sw"
        label="Name in Kiswahili"
        required
        lang="sw"
        maxLength={MAX_NAME_LENGTH}
      />
      <FormTextField
        control={form.control}
        name="key"
        label="Short name"
        required
        autoComplete="off"
        maxLength={40}
        hint="For links and posters, such as /give?purpose=tithe. It stays the same for ever."
      />
    </ProofForm>
  );
}

/** A name as the short name that it suggests: `Building fund` is `building-fund`. */
const shortName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');

function PurposeForm({
  purpose,
  purposes,
  onCancel,
  onDone,
}: FormProps & { purpose: KnownPurpose; purposes: readonly KnownPurpose[] }) {
  const { id, name, name_sw, closed } = purpose;
  const form = useForm<InferType<typeof purposeEditSchema>>({
    defaultValues: { name, name_sw, closed, place: purposes.indexOf(purpose) + 1, ...noProof },
    resolver: yupResolver(purposeEditSchema),
  });
  const [edit] = useUpdatePurposeMutation();
  const draft = useOwnDraft(`giving-purpose:${id}`);
  const kept = useDraft(form, draft);
  useUnsaved(form.formState.isDirty, true);
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await edit({ id, ...values });
    if (error) return form.setError('root', { message: staffApiError(error) });
    forgetDraft(draft);
    showToast(data.message ?? 'Purpose saved', 'success');
    onDone();
  });
  return (
    <ProofForm form={form} onSubmit={submit} onClose={onCancel}>
      <DraftNotice draft={kept} />
      <FormTextField control={form.control} name="name" label="Name" required autoFocus maxLength={MAX_NAME_LENGTH} />
      <FormTextField
        control={form.control}
        name="name_sw"
        label="Name in Kiswahili"
        required
        lang="sw"
        maxLength={MAX_NAME_LENGTH}
      />
      <FormTextField
        control={form.control}
        name="place"
        label="Place in the list"
        options={purposes.map((_, at) => [String(at + 1), String(at + 1)] as const)}
      />
      <FormCheckbox control={form.control} name="closed" label="Closed: the Give page does not offer it" />
    </ProofForm>
  );
}
