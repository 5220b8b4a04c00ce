import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

interface FormPasswordFieldProps<Values extends FieldValues> extends FormTextFieldProps<Values> {
  label: string;
  /** The name of the button that shows the text; by default it names the field. */
  showLabel?: string;
}

/** A password field with a button that shows the text. */
export function FormPasswordField<Values extends FieldValues>(props: FormPasswordFieldProps<Values>) {
  const { showLabel = `Show ${props.label.toLowerCase()}`, ...field } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? HiddenIcon : VisibleIcon;
  return (
    <FormTextField
      {...field}
      required
      maxLength={STAFF_LIMITS.password}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <Tooltip title={showLabel}>
          <IconButton color="inherit" edge="end" aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon />
          </IconButton>
        </Tooltip>
      }
    />
  );
}

/**
 * A code of the second factor. A phone shows the numeric keyboard for codes of the app, and offers to fill them in.
 *
 * @param kind six digits of an authenticator app, a recovery code of letters and digits, or either
 */
export function FormCodeField<Values extends FieldValues>({
  kind,
  ...props
}: FormTextFieldProps<Values> & { kind: 'app' | 'recovery' | 'either' }) {
  return (
    <FormTextField
      {...props}
      required
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      maxLength={kind === 'app' ? 10 : 40}
    />
  );
}
