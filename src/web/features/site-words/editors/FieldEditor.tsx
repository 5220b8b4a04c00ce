import { Box } from '@mui/material';
import type { FieldValue, PictureValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { emptyValue } from '../valueText.ts';
import type { EditorProps } from './editorProps.ts';
import { ListEditor } from './ListEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { ScriptureEditor } from './ScriptureEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

/** Parts that stand beside each other where there is room. */
const SHORT: readonly string[] = ['time', 'latitude', 'longitude'];

/** Edits the value of a field of any type. */
export function FieldEditor(props: EditorProps) {
  const { field, path, value, onChange } = props;
  if ('parts' in field) {
    const partOf = (whole: FieldValue | null, name: string) =>
      ((whole ?? emptyValue(field)) as Readonly<Record<string, FieldValue>>)[name] ?? null;
    return (
      <Box
        {...(field.type !== 'entry' && { role: 'group', 'aria-label': field.label })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {Object.entries(field.parts).map(([name, part]) => (
          <Box key={name} sx={{ flex: SHORT.includes(part.type) ? '1 1 8rem' : '1 1 100%', minWidth: 0 }}>
            <FieldEditor
              {...props}
              field={part}
              path={`${path}.${name}`}
              value={partOf(value, name)}
              onChange={(change) =>
                onChange((whole) => {
                  const all = (whole ?? emptyValue(field)) as object;
                  return { ...all, [name]: change(partOf(whole, name)) } as FieldValue;
                })
              }
            />
          </Box>
        ))}
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
        <SelectField
          label={field.label}
          value={String(value)}
          onChange={(day) => onChange(() => Number(day) as unknown as FieldValue)}
          options={[0, 1, 2, 3, 4, 5, 6].map((day) => [String(day), nameOfDay(day)])}
        />
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
