import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EXTRA_FIELDS, EXTRA_LABELS } from '#shared/events/eventLife.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from './eventValues.ts';
import { FoldedFields } from './FoldedFields.tsx';

/** The event's words in Kiswahili; folded away while there are none. */
export function KiswahiliFields({ form: { control } }: { form: UseFormReturn<EventValues> }) {
  const filled = useWatch({ control, name: ['title_sw', 'description_sw'], exact: true }).some(Boolean);
  return (
    <FoldedFields name="In Kiswahili (optional)" filled={filled}>
      <Typography sx={{ color: 'text.secondary' }}>
        The Kiswahili pages show these words. What you leave empty stays in English there.
      </Typography>
      <FormTextField
        control={control}
        name="title_sw"
        label={EXTRA_LABELS.title_sw}
        maxLength={EXTRA_FIELDS.title_sw.limit}
        lang="sw"
      />
      <FormTextField
        control={control}
        name="description_sw"
        label={EXTRA_LABELS.description_sw}
        multiline
        minRows={4}
        maxLength={EXTRA_FIELDS.description_sw.limit}
        lang="sw"
      />
    </FoldedFields>
  );
}
