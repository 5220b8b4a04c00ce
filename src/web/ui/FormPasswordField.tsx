import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './FormField.tsx';
import { FormTextField } from './FormTextField.tsx';
import { IconButton } from './IconButton.tsx';

interface FormPasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
  maxLength: number;
  autoFocus?: boolean;
}

/** A password, hidden until the person asks to see what they typed. */
export function FormPasswordField<Values extends FieldValues>(props: FormPasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? HiddenIcon : VisibleIcon;
  return (
    <FormTextField
      {...props}
      required
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          sx={{ mr: 0.5 }}
          aria-label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon />
        </IconButton>
      }
    />
  );
}
