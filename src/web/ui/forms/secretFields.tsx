import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

interface FormPasswordFieldProps extends FormTextFieldProps {
  label: string;
  /** The name of the button that shows the text; by default it names the field. */
  showLabel?: string;
}

/** A password field with a button that shows the text. */
export function FormPasswordField(props: FormPasswordFieldProps) {
  const { showLabel = `Show ${props.label.toLowerCase()}`, ...field } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? HiddenIcon : VisibleIcon;
  return (
    <FormTextField
      {...field}
      required
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

/** The codes of the second factor. A phone shows the numeric keyboard for those of the app. */
export const CODES = {
  app: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now.',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those that you kept when you turned two-step verification on. Each is good once.',
    autoComplete: 'off',
  },
  either: { label: 'Your code', hint: 'Six digits of your app, or a recovery code.' },
} as const;

interface FormCodeFieldProps extends Pick<FormTextFieldProps, 'name' | 'autoFocus'> {
  kind: keyof typeof CODES;
}

/** A code of the second factor; a phone offers to fill in the app's. */
export const FormCodeField = ({ kind, ...props }: FormCodeFieldProps) => (
  <FormTextField autoComplete="one-time-code" {...CODES[kind]} {...props} required />
);
