import { yupResolver } from '@hookform/resolvers/yup';
import { Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { secondFactorSchema } from '#shared/auth/accounts.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { FormCodeField, FormPasswordField } from '#web/ui/forms/secretFields.tsx';

type Proof = InferType<typeof secondFactorSchema>;

interface TurnOnFormProps {
  /** Sends the request; returns its error, if any. */
  ask: (proof: Proof) => Promise<Failure | undefined>;
  onClose: () => void;
}

/** Asks for the password and the first code of the app before the second factor is turned on. */
export function TurnOnForm({ ask, onClose }: TurnOnFormProps) {
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
      label="Turn two-step verification on"
      buttons={
        <FormButtons saving={isSubmitting} label="Turn on" busyLabel="Turning on...">
          <Button onClick={onClose}>Close</Button>
        </FormButtons>
      }
    >
      <FormCodeField
        control={form.control}
        name="code"
        label="Code"
        kind="app"
        hint="The six digits that the app shows now."
      />
      <FormPasswordField
        control={form.control}
        name="current_password"
        label="Your password"
        autoComplete="current-password"
      />
    </Form>
  );
}
