import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { headsOf } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import type { Heads } from '#shared/signup/staffSignups.ts';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { signUp } from '#words/signUp.ts';
import type { Faults, HeadTexts, SignupTexts } from './checkSignup.ts';

interface HeadInputProps extends Pick<OutlinedInputProps, 'name' | 'inputRef' | 'onBlur' | 'disabled'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** The least and the most that the buttons go to; what is typed is checked when it is sent. */
  least?: number;
  most?: number | undefined;
  /** Below it while nothing is wrong. */
  hint?: ReactNode;
}

/** A number of people, with a minus and a plus for the thumb; without script it is a plain number field. */
export function HeadInput(props: HeadInputProps) {
  const { label, value, onChange, fault, least = 0, most = MAX_HEADS, hint, ...input } = props;
  const id = useId();
  const count = Number(value) || 0;
  const told = fault ?? hint;
  const step = (by: 1 | -1, Icon: typeof AddIcon, words: string, blocked: boolean) => (
    <IconButton
      type="button"
      aria-label={words}
      data-steps=""
      disabled={blocked}
      onClick={() => onChange(String(Math.min(most, Math.max(least, count + by))))}
      sx={[{ border: 1, borderColor: 'accent.outline', width: 52, height: 52 }, needsScript]}
    >
      <Icon />
    </IconButton>
  );
  return (
    <FormControl error={fault !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {step(-1, RemoveIcon, signUp.form.fewer(label), count <= least)}
        <OutlinedInput
          {...input}
          id={id}
          type="number"
          value={value}
          onChange={({ target }) => onChange(target.value)}
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

interface HeadInputsProps extends Pick<HeadInputProps, 'most' | 'hint'> {
  /** Whether children are asked for separately. */
  separately: boolean;
  texts: HeadTexts;
  faults: Partial<HeadTexts>;
  onChange: (field: keyof HeadTexts, text: string) => void;
}

/** A sign-up's numbers as the fields show them: all in one where children are not asked for separately any more. */
export const headTexts = (heads: Heads, separately: boolean): HeadTexts =>
  separately
    ? { adults: String(heads.adults), children: String(heads.children) }
    : { adults: String(headsOf(heads)), children: '0' };

/** How many people come: adults and children, or all in one number. */
export function HeadInputs({ separately, texts, faults, onChange, most, hint }: HeadInputsProps) {
  const { adults, children, people } = signUp.form;
  const bound = (name: keyof HeadTexts) => ({
    name,
    most,
    value: texts[name],
    fault: faults[name],
    onChange: (text: string) => onChange(name, text),
  });
  if (!separately) return <HeadInput {...bound('adults')} label={people} least={1} hint={hint} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
      <HeadInput {...bound('adults')} label={adults} hint={hint} />
      <HeadInput {...bound('children')} label={children} />
    </Box>
  );
}

/** The faults that remain while somebody corrects a field. Both numbers share one fault, shown at the adults. */
export function withoutFault(faults: Faults, field: keyof SignupTexts): Faults {
  const mended = field === 'children' ? ['children', 'adults'] : [field];
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !mended.includes(name)));
}
