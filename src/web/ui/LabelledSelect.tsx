import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { type ReactNode, type Ref, useId } from 'react';
import { InputFrame, InputHint, InputLabel } from './InputFrame.tsx';

interface LabelledSelectProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  /** Each with its words on screen. */
  options: readonly (readonly [value: Value, words: string])[];
  /** Under the select, while there is something to say. */
  hint?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select with its label above it, whose choice its parent holds. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, value, onChange, options, hint, ref } = props;
  const id = useId();
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <InputFrame>
        <select
          id={id}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          aria-describedby={hint ? `${id}-hint` : undefined}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <ArrowDropDown />
      </InputFrame>
      {hint ? <InputHint id={`${id}-hint`}>{hint}</InputHint> : null}
    </div>
  );
}
