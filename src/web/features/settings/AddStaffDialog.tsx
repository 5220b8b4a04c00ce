import { yupResolver } from '@hookform/resolvers/yup';
import { type Invitation, newStaffSchema, ROLES, type Role } from '#shared/auth/accounts.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';

/** The labels of the roles. */
export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

interface AddStaffDialogProps {
  onAdded: (username: string, invitation: Invitation) => void;
  onClose: () => void;
}

/** Adds a staff account. */
export function AddStaffDialog({ onAdded, onClose }: AddStaffDialogProps) {
  const [add] = accountsApi.useCreateStaffMutation();
  return (
    <ProofDialog
      title="Add a person"
      resolver={yupResolver(newStaffSchema)}
      values={{ username: '', role: 'editor' }}
      draft="staff:new"
      send={add}
      success="Account added"
      onDone={({ invitation }, { username }) => onAdded(username, invitation)}
      onClose={onClose}
      yes="Add"
      busy="Adding..."
    >
      <FormTextField name="username" label="Username" required autoFocus autoComplete="off" />
      <FormTextField
        name="role"
        label="Role"
        hint="An editor looks after events and messages. An owner also decides who can log in and where money goes."
        options={ROLES.toReversed().map((role) => [role, roleNames[role]] as const)}
      />
    </ProofDialog>
  );
}
