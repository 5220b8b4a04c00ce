import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { secondFactorSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormCodeField, FormPasswordField } from '#web/ui/forms/secretFields.tsx';

type Proof = InferType<typeof secondFactorSchema>;

interface FactorProofFormProps {
  label: string;
  /** The button's label. */
  submit: string;
  /** Whether only a code of the app is accepted, or also a recovery code. */
  code: 'app' | 'either';
  /** Sends the request; returns its error, if any. */
  ask: (proof: Proof) => Promise<Failure | undefined>;
  onClose: () => void;
}

/** Asks for the password and a code before the second factor is changed. */
export function FactorProofForm({ label, submit, code, ask, onClose }: FactorProofFormProps) {
  const form = useForm({
    defaultValues: { current_password: '', code: '' },
    resolver: yupResolver(secondFactorSchema),
  });
  const { isSubmitting, errors } = form.formState;

  const send = form.handleSubmit(async (proof) => {
    const refused = await ask(proof);
    if (refused) form.setError('root', { message: staffApiError(refused) });
  });

  return (
    <Form
      onSubmit={send}
      error={errors.root?.message}
      label={label}
      buttons={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
            {submit}
          </Button>
          <Button onClick={onClose}>Close</Button>
        </Box>
      }
    >
      <FormCodeField
        control={form.control}
        name="code"
        label="Code"
        kind={code}
        hint={code === 'app' ? 'The six digits that the app shows now.' : 'Six digits of the app, or a recovery code.'}
        autoFocus={code === 'either'}
      />
      <FormPasswordField
        control={form.control}
        name="current_password"
        label="Your password"
        autoComplete="current-password"
        maxLength={STAFF_LIMITS.password}
      />
    </Form>
  );
}
