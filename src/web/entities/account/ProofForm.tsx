import { Button, Divider, Typography } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Proof } from '#shared/auth/accounts.ts';
import { useReadAccountQuery } from '#web/api/endpoints/staffFrame.ts';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import type { Draft } from '#web/ui/drafts/useDraft.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { FormCodeField, FormPasswordField } from '#web/ui/forms/secretFields.tsx';

/** The initial values of the proof. */
export const noProof = { current_password: '', code: '' };

interface ProofFormProps<Values extends FieldValues & Proof> {
  form: Pick<UseFormReturn<Values>, 'control' | 'formState'>;
  /** What was typed before, where it is kept. */
  draft?: Draft;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Closes the dialog that the form is in. */
  onClose: () => void;
  closeLabel?: string;
  /** The submit button's label, and its label while the form is sent. */
  label?: string;
  busyLabel?: string;
  /** Whether the password is the first field, and gets the focus. */
  passwordFirst?: boolean;
  /** Whether it turns a second factor on, within a page, and asks for its first code. */
  asksFirstCode?: boolean | undefined;
  /** Text or fields above the proof. */
  children: ReactNode;
}

/**
 * A dialog's form for an action that needs proof: it asks for the password, and for a code if the account has a second
 * factor.
 */
export function ProofForm<Values extends FieldValues & Proof>(props: ProofFormProps<Values>) {
  const { form, draft, onSubmit, onClose, closeLabel = 'Close', label, busyLabel, passwordFirst, children } = props;
  const { asksFirstCode = false } = props;
  const { isSubmitting, errors } = form.formState;
  const { data: account } = useReadAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Form
      {...(asksFirstCode ? { label: 'Turn two-step verification on' } : { pinned: true })}
      onSubmit={onSubmit}
      error={errors.root?.message}
      buttons={
        <FormButtons saving={isSubmitting} {...(label && { label })} {...(busyLabel && { busyLabel })}>
          <Button onClick={onClose}>{closeLabel}</Button>
        </FormButtons>
      }
    >
      {draft ? <DraftNotice draft={draft} /> : null}
      {children}
      <Divider />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        To be sure that it is you who asks:
      </Typography>
      <FormPasswordField
        control={form.control}
        name={'current_password' as FieldPath<Values>}
        label="Your password"
        autoComplete="current-password"
        {...(passwordFirst && { autoFocus: true })}
      />
      {account?.second_factor || asksFirstCode ? (
        <FormCodeField
          control={form.control}
          name={'code' as FieldPath<Values>}
          label={asksFirstCode ? 'Code' : 'Your code'}
          kind={asksFirstCode ? 'app' : 'either'}
          hint={
            asksFirstCode ? 'The six digits that the app shows now.' : 'Six digits of your app, or a recovery code.'
          }
        />
      ) : null}
    </Form>
  );
}
