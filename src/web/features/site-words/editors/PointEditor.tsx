import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { PointValue } from '#shared/content/values.ts';
import type { EditorProps } from './editorProps.ts';

/** A place on the map. */
export function PointEditor({ field, path, value, errors, onChange }: EditorProps<PointValue>) {
  return (
    <Box role="group" aria-label={field.label} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'latitude' ? 'Latitude' : 'Longitude'}
          type="number"
          value={value[name]}
          // A text until it is checked: half a number can be typed.
          onChange={({ target }) =>
            onChange((point) => ({ ...point, [name]: target.value as string | number as number }))
          }
          error={errors[`${path}.${name}`] !== undefined}
          helperText={errors[`${path}.${name}`] ?? 'In degrees, as a map shows it'}
          slotProps={{ htmlInput: { step: 'any' } }}
        />
      ))}
    </Box>
  );
}
