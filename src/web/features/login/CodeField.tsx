import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LoginInput } from '#shared/auth/accounts.ts';
import { FormCodeField } from '#web/ui/forms/secretFields.tsx';

/** Asks for the code of an authenticator app, or for a recovery code. */
export function CodeField({ form }: { form: UseFormReturn<LoginInput> }) {
  const [recovery, setRecovery] = useState(false);
  const change = () => {
    form.resetField('code', { defaultValue: '' });
    setRecovery(!recovery);
  };
  return (
    <Box>
      <FormCodeField
        key={String(recovery)}
        control={form.control}
        name="code"
        label={recovery ? 'Recovery code' : 'Code'}
        kind={recovery ? 'recovery' : 'app'}
        hint={
          recovery
            ? 'One of those that you kept when you turned two-step verification on. Each is good once.'
            : 'The six digits that your authenticator app shows now.'
        }
        autoFocus
      />
      <Button onClick={change} sx={{ mt: 0.5, ml: -1 }}>
        {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
    </Box>
  );
}
