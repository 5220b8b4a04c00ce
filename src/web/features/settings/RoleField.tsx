import type { FieldValues } from 'react-hook-form';
import { ROLES, type Role } from '#shared/auth/accounts.ts';
import { FormTextField, type FormTextFieldProps } from '#web/ui/forms/FormTextField.tsx';

/** The labels of the roles. */
export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

const roleOptions = ROLES.toReversed().map((role) => [role, roleNames[role]] as const);

/** Chooses what an account may do. */
export const RoleField = <Values extends FieldValues>(props: Pick<FormTextFieldProps<Values>, 'control' | 'name'>) => (
  <FormTextField
    {...props}
    label="Role"
    hint="An editor looks after events and messages. An owner also decides who can log in and where money goes."
    options={roleOptions}
  />
);
