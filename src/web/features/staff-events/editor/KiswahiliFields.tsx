import { Typography } from '@mui/material';
import { type Control, useWatch } from 'react-hook-form';
import { ExtraTextField } from './ExtraTextField.tsx';
import type { EventValues } from './eventValues.ts';
import { FoldedFields } from './FoldedFields.tsx';

/** The event's words in Kiswahili; folded away while there are none. */
export function KiswahiliFields({ control }: { control: Control<EventValues> }) {
  const filled = useWatch({ control, name: ['title_sw', 'description_sw'], exact: true }).some(Boolean);
  return (
    <FoldedFields name="In Kiswahili (optional)" filled={filled}>
      <Typography sx={{ color: 'text.secondary' }}>
        The Kiswahili pages show these words. What you leave empty stays in English there.
      </Typography>
      <ExtraTextField control={control} name="title_sw" />
      <ExtraTextField control={control} name="description_sw" />
    </FoldedFields>
  );
}
