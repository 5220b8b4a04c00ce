import { Box, TextField } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { TEXT_LIMITS, type TextType } from '#shared/content/fields.ts';
import type { Change, EditorProps } from './editorProps.ts';
import { PicturesInText } from './PicturesInText.tsx';

/** How many lines a text has room for at first. */
const LINES: Readonly<Record<string, number>> = { paragraph: 3, markdown: 10 };

/** What the browser asks for. */
const INPUTS: Readonly<Record<string, string>> = { time: 'time', latitude: 'number', longitude: 'number' };

/** A value that is typed as one text: a line, an address, a time, a number, Markdown with its pictures. */
export function TextEditor({ field, path, value, errors, lang, onChange, onBusy }: EditorProps<string>) {
  const type = INPUTS[field.type];
  const rows = LINES[field.type];
  const htmlInput = {
    maxLength: TEXT_LIMITS[field.type as TextType],
    lang: field.lang ?? lang,
    step: 'any',
    ...(rows && { rows, style: { minHeight: `${rows * 1.4375}em` } }), // it grows by CSS, as in FormTextField
  };
  const box = useRef<HTMLTextAreaElement>(null);
  /** A picture that comes while somebody types leaves the cursor where it is. */
  const putIn = (change: Change<string>) => {
    const { selectionStart = 0 } = box.current ?? {};
    flushSync(() => onChange(change));
    if (document.activeElement === box.current) box.current?.setSelectionRange(selectionStart, selectionStart);
  };
  const text = (
    <TextField
      inputRef={box}
      label={field.label}
      type={type ?? 'text'}
      value={value}
      onChange={({ target }) => onChange(() => target.value)}
      error={errors[path] !== undefined}
      helperText={errors[path] ?? field.hint}
      multiline={rows !== undefined}
      fullWidth
      slotProps={{
        htmlInput,
        ...(rows && { input: { inputComponent: 'textarea' } }),
        ...(type === 'time' && { inputLabel: { shrink: true } }),
      }}
    />
  );
  if (field.type !== 'markdown') return text;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {text}
      <PicturesInText text={value} refused={errors[path] !== undefined} lang={lang} onText={putIn} onBusy={onBusy} />
    </Box>
  );
}
