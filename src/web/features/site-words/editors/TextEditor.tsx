import type { EditorProps } from './editorProps.ts';
import { TypedText } from './TypedText.tsx';

/** A value that is one text: a line, a paragraph, an address. */
export function TextEditor({
  field,
  path,
  value,
  errors,
  lang,
  onChange,
  limit,
}: EditorProps<string> & { limit: number }) {
  return (
    <TypedText
      label={field.label}
      value={value}
      onText={(text) => onChange(() => text)}
      error={errors[path] !== undefined}
      helperText={errors[path]}
      lines={field.type === 'paragraph' ? 3 : undefined}
      fullWidth
      slotProps={{ htmlInput: { maxLength: limit, lang } }}
    />
  );
}
