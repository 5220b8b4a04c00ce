import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { type Invitation, newStaffSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { useCreateStaffMutation } from '#web/api/endpoints/accounts.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { useProvenForm } from '#web/entities/account/useProvenForm.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { InvitationWords } from './InvitationWords.tsx';
import { RoleField } from './RoleField.tsx';

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
  const [add] = useCreateStaffMutation();
  const proven = useProvenForm({
    resolver: yupResolver(newStaffSchema),
    values: { username: '', role: 'editor', ...noProof },
    name: 'staff:new',
    send: add,
    onDone: ({ invitation }, { username }) => onAdded({ username, invitation }),
  });
  const { control } = proven.form;

  return (
    <ProofForm {...proven} onClose={onCancel} label="Add" busyLabel="Adding...">
      <FormTextField
        control={control}
        name="username"
        label="Username"
        required
        autoFocus
        autoComplete="off"
        maxLength={STAFF_LIMITS.username}
      />
      <RoleField control={control} name="role" />
    </ProofForm>
  );
}
