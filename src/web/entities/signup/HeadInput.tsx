import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, FormControl, FormHelperText, IconButton, InputLabel, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { type FieldErrors, type FieldValues, useController } from 'react-hook-form';
import { headsOf, type RefusedForm } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import type { Heads } from '#shared/signup/staffSignups.ts';
import { needsScript } from '#web/ui/layout/looks.ts';
import { signUp } from '#words/signUp.ts';

/** The numbers of a sign-up as they are typed. */
export interface HeadTexts {
  adults: string;
  children: string;
}

/** The errors of a form without script that was refused: those of its fields, or the message of one that names none. */
export function errorsIn<Values extends FieldValues>({ fields, message }: RefusedForm): FieldErrors<Values> {
  const errors = Object.entries(fields).map(([field, fault]) => [field, { type: 'server', message: fault }]);
  return Object.fromEntries(errors.length > 0 ? errors : [['root', { type: 'server', message }]]);
}

interface HeadInputsProps {
  /** Whether children are asked for separately. */
  separately: boolean;
  /** The most that the buttons go to; what is typed is checked when it is sent. */
  most?: number | undefined;
  /** Below it while nothing is wrong. */
  hint?: string | undefined;
}

/** A sign-up's numbers as the fields show them: all in one where children are not asked for separately any more. */
export const headTexts = (heads: Heads, separately: boolean): HeadTexts =>
  separately
    ? { adults: String(heads.adults), children: String(heads.children) }
    : { adults: String(headsOf(heads)), children: '0' };

/** How many people come: adults and children, or all in one number. */
export function HeadInputs({ separately, most, hint }: HeadInputsProps) {
  const { adults, children, people } = signUp.form;
  if (!separately) return <HeadInput name="adults" label={people} most={most} least={1} hint={hint} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
      <HeadInput name="adults" label={adults} most={most} hint={hint} />
      <HeadInput name="children" label={children} most={most} />
    </Box>
  );
}

interface HeadInputProps extends Omit<HeadInputsProps, 'separately'> {
  name: keyof HeadTexts;
  label: string;
  /** The least that the buttons go to. */
  least?: number;
}

/** A number of people, with a minus and a plus for the thumb; without script it is a plain number field. */
function HeadInput({ name, label, least = 0, most = MAX_HEADS, hint }: HeadInputProps) {
  const deps = ['adults', 'children']; // both numbers share one fault, shown at the adults
  const { field, fieldState } = useController({ name, rules: { deps } });
  const { ref, ...input } = field;
  const id = useId();
  const count = Number(field.value) || 0;
  const told = fieldState.error?.message ?? hint;
  const step = (by: 1 | -1, Icon: typeof AddIcon, words: string, blocked: boolean) => (
    <IconButton
      type="button"
      aria-label={words}
      data-steps={by}
      disabled={blocked}
      onClick={() => field.onChange(String(Math.min(most, Math.max(least, count + by))))}
      sx={[{ border: 1, borderColor: 'accent.outline', width: 52, height: 52 }, needsScript]}
    >
      <Icon />
    </IconButton>
  );
  return (
    <FormControl error={fieldState.invalid}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {step(-1, RemoveIcon, signUp.form.fewer(label), count <= least)}
        <OutlinedInput
          {...input}
          inputRef={ref}
          id={id}
          type="number"
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
