import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { newStaffSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { useAddStaffMutation } from '#web/api/endpoints/accounts.ts';
import { staffCallError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { FormPasswordField } from '#web/ui/forms/secretFields.tsx';
import { useUnsaved } from '#web/ui/forms/unsaved.ts';
import { forgetDraft, useDraft } from '#web/ui/forms/useDraft.ts';
import { noProof, ProofFields } from './ProofFields.tsx';
import { RoleField } from './RoleField.tsx';

const DRAFT = 'staff:new';
const SECRET = ['password', 'current_password', 'code'];

type NewStaff = InferType<typeof newStaffSchema>;

/** Adds a staff account. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog narrow title="Add a person" onClose={onClose}>
      {(close) => <AddStaffForm onCancel={close} onAdded={onClose} />}
    </FormDialog>
  );
}

function AddStaffForm({ onCancel, onAdded }: { onCancel: () => void; onAdded: () => void }) {
  const form = useForm<NewStaff>({
    defaultValues: { username: '', password: '', role: 'editor', ...noProof },
    resolver: yupResolver(newStaffSchema),
  });
  useDraft(form, DRAFT, { secret: SECRET });
  const [add] = useAddStaffMutation();
  const { isSubmitting, isDirty, errors } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (account) => {
    const { data, error } = await add(account);
    if (error) return form.setError('root', { message: staffCallError(error) });
    forgetDraft(DRAFT);
    showToast(data?.message ?? 'Account added successfully', 'success');
    onAdded();
  });

  return (
    <Form onSubmit={submit} error={errors.root?.message}>
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
