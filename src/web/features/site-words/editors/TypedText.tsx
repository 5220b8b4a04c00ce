import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { startTransition, useLayoutEffect, useRef } from 'react';

type TypedTextProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'inputRef' | 'multiline' | 'minRows' | 'rows' | 'sx'
> & {
  value: string;
  /** The minimum number of lines; without it, a single-line field. */
  lines?: number | undefined;
  /** Called with the text at each key, in a transition: the form, which may be long, is drawn between the keys. */
  onText: (text: string) => void;
};

/** A text field of a form with many: the browser draws each key at once, and the form follows. */
export function TypedText({ value, onText, lines, slotProps, ...props }: TypedTextProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // What was typed here comes back late: by then more may be typed. Any other value was set from outside, such as the
  // address of an uploaded picture.
  const typed = useRef([value]);
  useLayoutEffect(() => {
    const at = typed.current.indexOf(value);
    typed.current = at < 0 ? [value] : typed.current.slice(at);
    if (at < 0 && input.current) put(input.current, value);
  }, [value]);
  return (
    <TextField
      {...props}
      inputRef={input}
      {...(lines !== undefined && { multiline: true, sx: growing(lines) })}
      slotProps={lines === undefined ? slotProps : { ...slotProps, input: { inputComponent: 'textarea' } }}
      defaultValue={value}
      onChange={({ target }) => {
        typed.current.push(target.value);
        startTransition(() => onText(target.value));
      }}
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
