import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { type Invitation, newStaffSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { useCreateStaffMutation } from '#web/api/endpoints/accounts.ts';
import { staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { useDraft } from '#web/ui/drafts/useDraft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { InvitationWords } from './InvitationWords.tsx';
import { RoleField } from './RoleField.tsx';

type NewStaff = InferType<typeof newStaffSchema>;

/** Adds a staff account, and shows the link by which the person chooses a password. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<{ username: string; invitation: Invitation } | null>(null);
  return (
    <FormDialog narrow title="Add a person" onClose={onClose}>
      {(close) =>
        added ? <InvitationWords {...added} onClose={close} /> : <AddStaffForm onCancel={close} onAdded={setAdded} />
      }
    </FormDialog>
  );
}

interface AddStaffFormProps {
  onCancel: () => void;
  onAdded: (added: { username: string; invitation: Invitation }) => void;
}

function AddStaffForm({ onCancel, onAdded }: AddStaffFormProps) {
  const draft = useOwnDraft('staff:new');
  const form = useForm<NewStaff>({
    defaultValues: { username: '', role: 'editor', ...noProof },
    resolver: yupResolver(newStaffSchema),
  });
  const kept = useDraft(form, draft);
  const [add] = useCreateStaffMutation();
  useUnsaved(form.formState.isDirty, true);

  const submit = form.handleSubmit(async (account) => {
    const { data, error } = await add(account);
    if (error) return form.setError('root', { message: staffApiError(error) });
    forgetDraft(draft);
    if (data.invitation) return onAdded({ username: account.username, invitation: data.invitation });
    showToast(data.message ?? 'Account added successfully', 'success');
    onCancel();
  });

  return (
    <ProofForm form={form} onSubmit={submit} onClose={onCancel} label="Add" busyLabel="Adding...">
      <DraftNotice draft={kept} />
      <FormTextField
        control={form.control}
        name="username"
        label="Username"
        required
        autoFocus
        autoComplete="off"
        maxLength={STAFF_LIMITS.username}
      />
      <RoleField control={form.control} name="role" />
    </ProofForm>
  );
}
