import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { useFormError } from '#web/ui/forms/Form.tsx';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { signUp } from '#words/signUp.ts';

interface HeadFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** The least and the most that the buttons go to; the server checks what is typed. */
  least?: number;
  most?: number;
  hint?: ReactNode;
}

/** A number of people, with a minus and a plus for the thumb; without script it is a plain number field. */
export function HeadField<Values extends FieldValues>(props: HeadFieldProps<Values>) {
  const { control, name, label, least = 0, most = MAX_HEADS, hint } = props;
  const id = useId();
  const {
    field: { ref, value, onChange, ...field },
    fieldState: { error },
  } = useController({ control, name });
  const formError = useFormError();
  const count = Number(value) || 0;
  const told = error && error.message !== formError ? error.message : hint;
  const step = (by: 1 | -1, Icon: typeof AddIcon, words: string, blocked: boolean) => (
    <IconButton
      type="button"
      aria-label={words}
      disabled={blocked}
      onClick={() => onChange(String(Math.min(most, Math.max(least, count + by))))}
      sx={[{ border: 1, borderColor: 'accent.outline', width: 52, height: 52 }, needsScript]}
    >
      <Icon />
    </IconButton>
  );
  return (
    <FormControl error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {step(-1, RemoveIcon, signUp.form.fewer(label), count <= least)}
        <OutlinedInput
          {...field}
          id={id}
          inputRef={ref}
          type="number"
          value={value}
          onChange={onChange}
          aria-describedby={told ? `${id}-text` : undefined}
          inputProps={{ min: least, max: most, inputMode: 'numeric' }}
          sx={{
            width: 84,
            '& input': { textAlign: 'center', MozAppearance: 'textfield' },
            '& input::-webkit-inner-spin-button': { display: 'none' },
          }}
        />
        {step(1, AddIcon, signUp.form.more(label), count >= most)}
      </Box>
      {told ? <FormHelperText id={`${id}-text`}>{told}</FormHelperText> : null}
    </FormControl>
  );
}

interface HeadFieldsProps<Values extends FieldValues>
  extends Pick<HeadFieldProps<Values>, 'control' | 'most' | 'hint'> {
  /** Whether children are asked for separately. */
  separately: boolean;
}

/** How many people come: adults and children, or all in one number. */
export function HeadFields<Values extends FieldValues & { adults: string; children: string }>({
  separately,
  most,
  hint,
  control,
}: HeadFieldsProps<Values>) {
  const { adults, children, people } = signUp.form;
  const at = (name: 'adults' | 'children') => name as unknown as FieldPath<Values>;
  if (!separately)
    return <HeadField control={control} name={at('adults')} label={people} least={1} most={most} hint={hint} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
      <HeadField control={control} name={at('adults')} label={adults} most={most} hint={hint} />
      <HeadField control={control} name={at('children')} label={children} most={most} />
    </Box>
  );
}
