import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import type { Fields } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { EditorProps } from './editorProps.ts';

/** Parts that stand beside each other where there is room. */
const SHORT: readonly string[] = ['time', 'latitude', 'longitude'];

interface PartsEditorProps extends Omit<EditorProps<FieldValue>, 'field'> {
  parts: Fields;
  /** Edits a part. */
  Part: ComponentType<EditorProps>;
}

/** The parts of a value: of a service, a place on the map, an article, or an entry of a list. */
export function PartsEditor({ parts, Part, path, value, onChange, ...rest }: PartsEditorProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {Object.entries(parts).map(([name, part]) => (
        <Box key={name} sx={{ flex: SHORT.includes(part.type) ? '1 1 8rem' : '1 1 100%', minWidth: 0 }}>
          <Part
            {...rest}
            field={part}
            path={`${path}.${name}`}
            value={partOf(value, name)}
            onChange={(change) =>
              onChange((whole) => ({ ...(whole as object), [name]: change(partOf(whole, name)) }) as FieldValue)
            }
          />
        </Box>
      ))}
    </Box>
  );
}

const partOf = (whole: FieldValue, name: string): FieldValue | null =>
  (whole as Readonly<Record<string, FieldValue>>)[name] ?? null;
