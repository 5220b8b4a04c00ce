import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { newStaffSchema } from '#shared/staff.ts';
import { STAFF_LIMITS } from '#shared/staffLimits.ts';
import { useAddStaffMutation } from '#web/api/accountsApi.ts';
import { staffCallError } from '#web/api/errors.ts';
import { Form } from '#web/ui/Form.tsx';
import { FormButtons } from '#web/ui/FormButtons.tsx';
import { FormPasswordField } from '#web/ui/FormPasswordField.tsx';
import { FormTextField } from '#web/ui/FormTextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { forgetDraft, useDraft } from '#web/ui/useDraft.ts';
import { noProof, ProofFields } from './ProofFields.tsx';
import { RoleField } from './RoleField.tsx';
import { StaffDialog } from './StaffDialog.tsx';

const DRAFT = 'staff:new';
const SECRET = ['password', 'current_password', 'code'];

type NewStaff = InferType<typeof newStaffSchema>;

/** Adding an account of staff. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  return (
    <StaffDialog title="Add a person" onClose={onClose}>
      {(close) => <AddStaffForm onCancel={close} onAdded={onClose} />}
    </StaffDialog>
  );
}

function AddStaffForm({ onCancel, onAdded }: { onCancel: () => void; onAdded: () => void }) {
  const form = useForm<NewStaff>({
    defaultValues: { username: '', password: '', role: 'editor', ...noProof },
    resolver: yupResolver(newStaffSchema),
  });
  useDraft(form, DRAFT, { secret: SECRET });
  const [add] = useAddStaffMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (account) => {
    setFailure(null);
    const { data, error } = await add(account);
    if (error) return setFailure(staffCallError(error));
    forgetDraft(DRAFT);
    showToast(data?.message ?? 'Account added successfully', 'success');
    onAdded();
  });

  return (
    <Form onSubmit={submit} error={failure}>
      <FormTextField
        control={form.control}
        name="username"
        label="Username"
        required
        autoFocus
        autoComplete="off"
        maxLength={STAFF_LIMITS.username}
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label="Password"
        hint={`At least ${STAFF_LIMITS.shortestPassword} characters. Tell it to the person, who chooses another at the first login.`}
        autoComplete="new-password"
        maxLength={STAFF_LIMITS.password}
      />
      <RoleField control={form.control} name="role" />
      <ProofFields control={form.control} />
      <FormButtons saving={isSubmitting} label="Add" busyLabel="Adding...">
        <Button onClick={onCancel}>Cancel</Button>
      </FormButtons>
    </Form>
  );
}
