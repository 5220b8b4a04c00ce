import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { startTransition, useLayoutEffect, useRef } from 'react';

type QuickTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'inputRef' | 'multiline' | 'minRows' | 'rows' | 'sx'
> & {
  value: string;
  /** The minimum number of lines; without it, a single-line field. */
  lines?: number | undefined;
  /**
   * Called with the text. While the person types, `typing` is true: store the text, but render nothing. At a pause it
   * is not set. Call `tellTyped` before you use the text or leave the page.
   */
  onText: (text: string, typing?: boolean) => void;
};

/** How long a pause in typing is before the form renders the text. */
const PAUSE_DELAY_MS = 1000;
/** How often the text is stored while the person keeps typing. */
const STORE_INTERVAL_MS = 200;

/** For each field on screen, a function that passes the latest text to its form. */
const tellers = new Set<() => void>();

/** Makes every field pass its latest text to its form. Needed because a tap on a button may come before the pause. */
export function tellTyped(): void {
  for (const tell of tellers) tell();
}

/**
 * An uncontrolled text field. The form renders only at a pause, in a transition that keys interrupt, because that takes
 * a slow phone a tenth of a second. While somebody keeps typing, the text is only stored.
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
    // A layout effect, because the form saves its value in the cleanup of an effect, which runs later.
    return () => {
      tellers.delete(tellNow);
      tellNow();
    };
  }, []);
  // A value set from outside, such as the address of an uploaded picture, has to be written into the uncontrolled
  // field.
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
        pause.current = setTimeout(() => startTransition(() => latest.current.tell()), PAUSE_DELAY_MS);
        keeping.current ??= setTimeout(() => latest.current.keep(), STORE_INTERVAL_MS);
      }}
      onKeyDown={({ key }) => key === 'Enter' && lines === undefined && tell()}
      onBlur={keep} // drawn later: what the form draws must not move a button away under the tap that ends the typing
    />
  );
}

/** The browser's own text area, which grows by CSS where it can: MUI's measures itself twice at each key. */
const growing = (lines: number) => ({
  '& textarea': { fieldSizing: 'content', resize: 'none', minHeight: `${lines * 1.5}em`, maxHeight: '60vh' },
});

/** Sets a field's text with an input event, so that MUI's label moves. The cursor stays where it is. */
function put(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
