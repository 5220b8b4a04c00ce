import { Alert, Box, Button, type ButtonProps, FormControl, FormLabel } from '@mui/material';
import { createContext, type FormEventHandler, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form';
import { StillTrying } from '../loading/Loading.tsx';

const FormError = createContext<{ words: string | null; id: string }>({ words: null, id: '' });

/**
 * What a field says below its input, and the ids of what describes it. A field with the error of the whole form does not
 * repeat it, but is described by it.
 *
 * @param error the field's own
 * @param hint shown while the field shows no error
 */
export function useFieldWords(error: string | undefined, hint?: ReactNode) {
  const form = use(FormError);
  const id = useId();
  const isShared = error !== undefined && error === form.words;
  const helperText = error === undefined || isShared ? hint : error;
  const described = [helperText ? `${id}-helper-text` : '', isShared ? form.id : ''].filter(Boolean).join(' ');
  return { id, helperText, 'aria-describedby': described || undefined };
}

/** Fields with a text. */
const TEXTS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Tells React of what a password manager filled in without an event: what stands in the fields is what is sent. */
function tellFilled(form: HTMLFormElement) {
  for (const field of form.querySelectorAll(TEXTS)) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * The style of a last row that stays in view. As wide as the paper around the form, whose padding this is. Not pinned
 * where it would leave the fields no room: on a phone held sideways, and where few lines of a large text fit.
 */
export const pinnedFoot = {
  px: 'var(--form-padding, 0px)',
  mx: 'calc(-1 * var(--form-padding, 0px))',
  '@media (min-height: 480px) and (min-height: 18em)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    mt: 2.5,
    py: 1.5,
    mb: 'calc(-1 * var(--form-padding, 0px))',
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > [role="alert"]': { maxHeight: '30vh', overflowY: 'auto' },
  },
} as const;

interface FormProps<Values extends FieldValues> {
  /** The form of its fields, which show its error and find it by themselves. */
  form?: UseFormReturn<Values>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The error of the whole form, if that is not the `root` of `form`; announced when it appears. */
  error?: string | null | undefined;
  /** Where the browser sends the form without JavaScript, as a POST; only for forms whose address takes one. */
  action?: string;
  /** The form's name for screen readers, if no heading names it. */
  label?: string;
  /** The last row, with the submit button. The error stands right above it. */
  buttons: ReactNode;
  /** Whether that row stays in view while the form is scrolled: for long forms on paper. */
  pinned?: boolean;
  children: ReactNode;
}

/** A form with its error right above its buttons; the browser's own messages are off. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form: fields, onSubmit, action, label, buttons, pinned = false, children } = props;
  const error = props.error ?? fields?.formState.errors.root?.message ?? null;
  const foot = useRef<HTMLDivElement>(null);
  const id = useId();
  const isSubmitting = fields?.formState.isSubmitting ?? false;
  useEffect(() => {
    // While it saved, the submit button was disabled, and so has lost the focus. The return value runs once it has saved.
    const button = foot.current?.querySelector<HTMLElement>('[type="submit"]');
    return isSubmitting
      ? () => {
          if (document.activeElement === document.body) button?.focus({ preventScroll: true });
        }
      : undefined;
  }, [isSubmitting]);
  useEffect(() => {
    if (!error || !foot.current) return;
    foot.current.scrollIntoView({ block: 'nearest' });
    const form = foot.current.closest('form');
    if (!form?.contains(document.activeElement)) {
      form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
    // The field that has to be mended first has the focus. With its own words it matters more than those below.
    const faulty = form?.querySelector('[aria-invalid="true"]:focus');
    (faulty?.closest('.MuiFormControl-root') ?? faulty)?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const content = (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        tellFilled(event.currentTarget);
        onSubmit(event);
      }}
      {...(action && { action, method: 'post' })}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          // A field that takes the focus is in view with its label, and not behind the pinned row.
          '& input, & select, & textarea, & .MuiFormControl-root': {
            scrollMarginBlock: `3rem ${error ? 'calc(30vh + 6rem)' : '6rem'}`,
          },
        }}
      >
        <FormError value={{ words: error, id }}>{children}</FormError>
      </Box>
      <Box ref={foot} sx={{ display: 'grid', gap: 2, pt: 2.5, ...(pinned && pinnedFoot) }}>
        {error ? (
          <Alert severity="error" id={id}>
            {error}
          </Alert>
        ) : null}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isSubmitting ? <StillTrying /> : null}
        </Box>
        {buttons}
      </Box>
    </form>
  );
  return fields ? <FormProvider {...fields}>{content}</FormProvider> : content;
}

/** Fields of a form that belong together, under their common name. */
export function FieldGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth sx={{ gap: 2 }}>
      <FormLabel component="legend" sx={{ mb: 1, typography: 'h5', color: 'accent.gold' }}>
        {name}
      </FormLabel>
      {children}
    </FormControl>
  );
}

interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'endIcon' | 'sx' | 'disabled' | 'children'> {
  /** Its label while the form is sent. */
  busy: string;
  /** Whether it is being sent, if its form does not know. */
  sending?: boolean | undefined;
}

/** Sends the form around it. */
export function SubmitButton({ busy, sending, disabled = false, children, ...looks }: SubmitButtonProps) {
  const form: UseFormReturn | null = useFormContext();
  const isSending = sending ?? form?.formState.isSubmitting ?? false;
  return (
    <Button {...looks} type="submit" variant="contained" color="secondary" disabled={isSending || disabled}>
      {isSending ? busy : children}
    </Button>
  );
}

/** Closes what a form is in; its buttons then have one that does. */
export const CloseForm = createContext<(() => void) | null>(null);

interface FormButtonsProps {
  /** Whether it is being saved, if its form does not know. */
  saving?: boolean;
  /** Whether it cannot be saved yet. */
  blocked?: boolean;
  label?: string;
  /** The button's label while it saves. */
  busyLabel?: string;
  closeLabel?: string;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

/** The last row of staff's forms. */
export function FormButtons(props: FormButtonsProps) {
  const { saving, blocked = false, label = 'Save', busyLabel = 'Saving...', closeLabel = 'Close', children } = props;
  const close = use(CloseForm);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' }}>
      {children}
      {close ? <Button onClick={close}>{closeLabel}</Button> : null}
      <SubmitButton sending={saving} busy={busyLabel} disabled={blocked}>
        {label}
      </SubmitButton>
    </Box>
  );
}

/**
 * Shows why a form was refused: above its buttons, and at the fields of these paths.
 *
 * @param message null if the form says it otherwise
 * @param focuses whether the first of the fields takes the focus: not where the answer may come late
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  message: string | null,
  fields: Readonly<Record<string, string>> = {},
  focuses = true,
): void {
  for (const [at, [field, words]] of Object.entries(fields).entries()) {
    form.setError(field as FieldPath<Values>, { message: words }, { shouldFocus: focuses && at === 0 });
  }
  if (message !== null) form.setError('root', { message });
}
