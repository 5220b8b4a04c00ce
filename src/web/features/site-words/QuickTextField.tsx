import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

type QuickTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'multiline' | 'minRows' | 'rows' | 'sx'
> & {
  value: string;
  /** How many lines it has at least; one line only without it. */
  lines?: number | undefined;
  onText: (text: string) => void;
};

/** How long a person pauses before the form is told, and the longest that it waits while they type on. */
const PAUSE_TIMEOUT_MS = 250;
const TELL_TIMEOUT_MS = 600;

/**
 * A text field that the browser alone paints: the form is told at a pause, or every 0.6 s while they type on, in a transition that keys interrupt, because a slow
 * phone takes a tenth of a second to render a long form again. Whatever leaves the field or the page, the form knows by
 * then.
 */
export function QuickTextField({ value, onText, lines, ...props }: QuickTextFieldProps) {
  const untold = useRef<{ text: string; since: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [known, setKnown] = useState({ value, key: 0 });
  // A value from elsewhere, such as an earlier version, needs the field anew: the browser holds what stands in it.
  if (value !== known.value) setKnown({ value, key: known.key + 1 });

  const tell = () => {
    clearTimeout(timer.current);
    const text = untold.current?.text;
    untold.current = null;
    if (text === undefined || text === known.value) return;
    setKnown({ value: text, key: known.key });
    onText(text);
  };
  const telling = useRef(tell);
  useLayoutEffect(() => {
    telling.current = tell;
  });
  // Before the form's own effects end, which save what it knows.
  useLayoutEffect(() => () => telling.current(), []);
  useEffect(() => {
    const leave = () => telling.current();
    addEventListener('pagehide', leave, { capture: true });
    return () => removeEventListener('pagehide', leave, { capture: true });
  }, []);

  return (
    <TextField
      {...props}
      key={known.key}
      multiline={lines !== undefined}
      rows={lines}
      sx={lines === undefined ? undefined : growing(lines)}
      defaultValue={known.value}
      onChange={({ target, timeStamp }) => {
        const since = untold.current?.since ?? timeStamp;
        untold.current = { text: target.value, since };
        clearTimeout(timer.current);
        const rest = since + TELL_TIMEOUT_MS - timeStamp;
        timer.current = setTimeout(
          () => startTransition(() => telling.current()),
          Math.max(0, Math.min(PAUSE_TIMEOUT_MS, rest)),
        );
      }}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
      onBlur={tell}
    />
  );
}

/** It grows with its text where the browser can do that; MUI's way measures each key twice. */
const growing = (lines: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${lines * 1.5}em`, maxHeight: '60vh' },
});
