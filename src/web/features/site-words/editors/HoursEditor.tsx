import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MAX_SERVICE_NAME } from '#shared/content/fields.ts';
import type { HoursValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';
import type { EditorProps } from './editorProps.ts';
import { TypedText } from './TypedText.tsx';

/** A service of the week: its day, its name in both languages, and its hours. */
export function HoursEditor({ field, path, value, errors, onChange }: EditorProps<HoursValue>) {
  const set = (part: Partial<HoursValue>) => onChange((hours) => ({ ...hours, ...part }));
  const text = (name: 'name' | 'name_sw' | 'opens' | 'closes', label: string, type = 'text') => (
    <TypedText
      label={label}
      type={type}
      value={value[name]}
      onText={(text) => set({ [name]: text })}
      error={errors[`${path}.${name}`] !== undefined}
      helperText={errors[`${path}.${name}`]}
      fullWidth
      slotProps={{
        inputLabel: type === 'time' ? { shrink: true } : undefined,
        htmlInput: { maxLength: MAX_SERVICE_NAME, lang: name === 'name_sw' ? 'sw' : 'en' },
      }}
    />
  );
  return (
    <Box role="group" aria-label={field.label} sx={{ display: 'grid', gap: 2 }}>
      <TextField select label="Day" value={value.day} onChange={({ target }) => set({ day: Number(target.value) })}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <MenuItem key={day} value={day}>
            {nameOfDay(day)}
          </MenuItem>
        ))}
      </TextField>
      {text('name', 'Name')}
      {text('name_sw', 'Name in Kiswahili')}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {text('opens', 'Starts', 'time')}
        {text('closes', 'Ends', 'time')}
      </Box>
    </Box>
  );
}
