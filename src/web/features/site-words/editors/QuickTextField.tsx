import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { startTransition, useLayoutEffect, useRef } from 'react';

type QuickTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'inputRef' | 'multiline' | 'minRows' | 'rows' | 'sx'
> & {
  value: string;
  /** How many lines it has at least; one line only without it. */
  lines?: number | undefined;
  /**
   * Called with the text. While the person types, `typing` is true: keep the text, but draw nothing. At a pause it is not
   * set. Call `tellTyped` before you use the text or leave the page.
   */
  onText: (text: string, typing?: boolean) => void;
};

/** How long a person pauses before the form draws what is typed. */
const PAUSE_TIMEOUT_MS = 1000;
/** How old the text that is kept may be while they type on. */
const KEEP_TIMEOUT_MS = 200;

/** What each field on screen does to tell its form what was typed since the last pause. */
const tellers = new Set<() => void>();

/** Lets every field tell its form what was typed since the last pause. A tap on a button need not end the typing first. */
export function tellTyped(): void {
  for (const tell of tellers) tell();
}

/**
 * A text field that the browser alone paints: the form is drawn again only at a pause, in a transition that keys
 * interrupt, because that takes a slow phone a tenth of a second. While somebody types on, the text is only kept.
 */
export function QuickTextField({ value, onText, lines, slotProps, ...props }: QuickTextFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const told = useRef(value);
  const untold = useRef<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = () => {
    clearTimeout(pause.current);
    clearTimeout(keeping.current);
    keeping.current = undefined;
    untold.current = null;
  };
  const tell = () => {
    const text = untold.current;
    settle();
    if (text === null) return;
    told.current = text;
    onText(text);
  };
  const keep = () => {
    clearTimeout(keeping.current);
    keeping.current = undefined;
    if (untold.current !== null) onText(untold.current, true);
  };
  const latest = useRef({ tell, keep });
  useLayoutEffect(() => {
    latest.current = { tell, keep };
  });
  useLayoutEffect(() => {
    const tellNow = () => latest.current.tell();
    tellers.add(tellNow);
    // Before the form's own effects end, which save what it knows.
    return () => {
      tellers.delete(tellNow);
      tellNow();
    };
  }, []);
  // A value from elsewhere, such as the address of a picture that was sent: the browser holds what stands in the field.
  useLayoutEffect(() => {
    if (value === told.current) return;
    told.current = value;
    if (input.current) put(input.current, value);
    settle();
  });

  return (
    <TextField
      {...props}
      inputRef={input}
      {...(lines !== undefined && { multiline: true, sx: growing(lines) })}
      slotProps={lines === undefined ? slotProps : { ...slotProps, input: { inputComponent: 'textarea' } }}
      defaultValue={value}
      onChange={({ target }) => {
        untold.current = target.value;
        clearTimeout(pause.current);
        pause.current = setTimeout(() => startTransition(() => latest.current.tell()), PAUSE_TIMEOUT_MS);
        keeping.current ??= setTimeout(() => latest.current.keep(), KEEP_TIMEOUT_MS);
      }}
      onKeyDown={({ key }) => key === 'Enter' && lines === undefined && tell()}
      onBlur={keep} // drawn later: what the form draws must not move a button away under the tap that ends the typing
    />
  );
}

/** The browser's own text area, which grows with its text where the browser can do that: MUI's measures each key twice. */
const growing = (lines: number) => ({
  '& textarea': { fieldSizing: 'content', resize: 'none', minHeight: `${lines * 1.5}em`, maxHeight: '60vh' },
});

/** Puts a text into a field as if it was typed, so that its label makes room. The cursor stays where it is. */
function put(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
