import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import type { FieldValues } from 'react-hook-form';
import { ROLES, type Role } from '#shared/staff.ts';
import { FormField, type FormFieldProps } from '#web/ui/FormField.tsx';

/** What the roles are called on screen. */
export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

/** Chooses what an account may do. */
export function RoleField<Values extends FieldValues>(props: Pick<FormFieldProps<Values>, 'control' | 'name'>) {
  return (
    <FormField
      {...props}
      label="Role"
      hint="An editor looks after events and messages. An owner also decides who can log in."
    >
      {(bound) => (
        <>
          <select {...bound}>
            {ROLES.toReversed().map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </select>
          <ArrowDropDown />
        </>
      )}
    </FormField>
  );
}
