import Box from '@mui/material/Box';
import { TEXT_LIMITS, type TextType } from '#shared/content/fields.ts';
import type { EditorProps } from './editorProps.ts';
import { PicturesInText } from './PicturesInText.tsx';
import { TypedText } from './TypedText.tsx';

/** How many lines a text has room for at first. */
const LINES: Readonly<Record<string, number>> = { paragraph: 3, markdown: 10 };

/** What the browser asks for. */
const INPUTS: Readonly<Record<string, string>> = { time: 'time', latitude: 'number', longitude: 'number' };

/** A value that is typed as one text: a line, an address, a time, a number, Markdown with its pictures. */
export function TextEditor({ field, path, value, errors, lang, onChange, onBusy }: EditorProps<string>) {
  const type = INPUTS[field.type];
  const htmlInput = { maxLength: TEXT_LIMITS[field.type as TextType], lang: field.lang ?? lang, step: 'any' };
  const text = (
    <TypedText
      label={field.label}
      type={type ?? 'text'}
      value={value}
      onText={(typed) => onChange(() => typed)}
      error={errors[path] !== undefined}
      helperText={errors[path] ?? field.hint}
      lines={LINES[field.type]}
      fullWidth
      slotProps={{ htmlInput, ...(type === 'time' && { inputLabel: { shrink: true } }) }}
    />
  );
  if (field.type !== 'markdown') return text;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {text}
      <PicturesInText
        text={value}
        refused={errors[path] !== undefined}
        lang={lang}
        onText={(change) => onChange(change)}
        onBusy={onBusy}
      />
    </Box>
  );
}
