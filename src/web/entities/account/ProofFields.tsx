import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { Proof } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { useReadAccountQuery } from '#web/api/endpoints/ownAccount.ts';
import { FormCodeField, FormPasswordField } from '#web/ui/forms/secretFields.tsx';

/** The initial values. */
export const noProof = { current_password: '', code: '' };

interface ProofFieldsProps<Values extends FieldValues & Proof> {
  control: Control<Values>;
  autoFocus?: boolean;
}

/** Fields for the acting person's password, and for a code if they use a second factor. */
export function ProofFields<Values extends FieldValues & Proof>({ control, autoFocus }: ProofFieldsProps<Values>) {
  const { data: account } = useReadAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Divider />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        To be sure that it is you who asks:
      </Typography>
      <FormPasswordField
        control={control}
        name={'current_password' as FieldPath<Values>}
        label="Your password"
        autoComplete="current-password"
        maxLength={STAFF_LIMITS.password}
        {...(autoFocus && { autoFocus })}
      />
      {account?.second_factor ? (
        <FormCodeField
          control={control}
          name={'code' as FieldPath<Values>}
          label="Your code"
          kind="either"
          hint="Six digits of your app, or a recovery code."
        />
      ) : null}
    </>
  );
}
