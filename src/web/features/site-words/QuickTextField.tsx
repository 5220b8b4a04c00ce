import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useLayoutEffect, useRef, useState } from 'react';

type QuickTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'multiline' | 'minRows' | 'rows' | 'sx'
> & {
  value: string;
  /** How many lines it has at least; one line only without it. */
  lines?: number | undefined;
  onText: (text: string) => void;
};

/** Lets the browser paint first. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/**
 * A text field that paints each key at once and tells the form after that: to render a long form again takes a slow phone
 * a tenth of a second. Whatever leaves the field, the form knows by then.
 */
export function QuickTextField({ value, onText, lines, ...props }: QuickTextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const untold = useRef<string | null>(null);
  const latest = useRef(onText);
  latest.current = onText;
  const tell = () => {
    const text = untold.current;
    untold.current = null;
    if (text !== null) latest.current(text);
  };
  const telling = useRef(tell);
  telling.current = tell;
  // Before the form's own effects end, which save what it knows.
  useLayoutEffect(() => () => telling.current(), []);
  return (
    <TextField
      {...props}
      multiline={lines !== undefined}
      rows={lines}
      sx={lines === undefined ? undefined : growing(lines)}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (untold.current === null) afterPaint(() => telling.current());
        untold.current = target.value;
      }}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
      onBlur={() => {
        tell();
        setTyped(null);
      }}
    />
  );
}

/** It grows with its text where the browser can do that; MUI's way measures each key twice. */
const growing = (lines: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${lines * 1.5}em`, maxHeight: '60vh' },
});
