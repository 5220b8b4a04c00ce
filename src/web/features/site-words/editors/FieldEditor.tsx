import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { FieldValue, PictureValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';
import { emptyValue } from '../valueText.ts';
import type { EditorProps } from './editorProps.ts';
import { ListEditor } from './ListEditor.tsx';
import { PartsEditor } from './PartsEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { ScriptureEditor } from './ScriptureEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

/** Edits the value of a field of any type. */
export function FieldEditor(props: EditorProps) {
  const { field } = props;
  if ('parts' in field) {
    const parts = (
      <PartsEditor {...withValue(props, (raw) => raw ?? emptyValue(field))} parts={field.parts} Part={FieldEditor} />
    );
    if (field.type === 'entry') return parts; // its list names it
    return (
      <Box role="group" aria-label={field.label}>
        {parts}
      </Box>
    );
  }
  switch (field.type) {
    case 'list':
      return (
        <ListEditor
          {...withValue<readonly FieldValue[]>(props, (raw) => (Array.isArray(raw) ? raw : []))}
          field={field}
          Entry={FieldEditor}
        />
      );
    case 'picture':
      return <PictureEditor {...withValue<PictureValue>(props, (raw) => (raw ?? '') as PictureValue)} />;
    case 'weekday':
      return (
        <MuiTextField
          select
          label={field.label}
          value={props.value}
          onChange={({ target }) => props.onChange(() => Number(target.value) as unknown as FieldValue)}
          fullWidth
        >
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <MenuItem key={day} value={day}>
              {nameOfDay(day)}
            </MenuItem>
          ))}
        </MuiTextField>
      );
    case 'scripture':
      return <ScriptureEditor {...withValue<string>(props, textOf)} />;
    default:
      return <TextEditor {...withValue<string>(props, textOf)} />;
  }
}

/** A number is edited as a text until it is checked: half a number can be typed. */
const textOf = (raw: FieldValue | null): string => (raw === null ? '' : String(raw));

/** The field with its value, typed for the editor of its kind. */
function withValue<Value>(props: EditorProps, read: (raw: FieldValue | null) => Value): EditorProps<Value> {
  return {
    ...props,
    value: read(props.value),
    onChange: (change) => props.onChange((raw) => change(read(raw)) as FieldValue),
  };
}
