import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EXTRA_LABELS, EXTRA_LIMITS } from '#shared/events/extraLabels.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from './eventValues.ts';

/** The event's words in Kiswahili; folded away while there are none. */
export function KiswahiliFields({ form: { control, getValues } }: { form: UseFormReturn<EventValues> }) {
  const [expanded, setExpanded] = useState(() => getValues(['title_sw', 'description_sw']).some(Boolean));
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={expanded}
      onChange={(_event, open) => setExpanded(open)}
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 0, minHeight: 48 }}>
        <Typography component="span" variant="h5" sx={{ color: 'accent.gold' }}>
          In Kiswahili (optional)
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, px: 0 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          The Kiswahili pages show these words. What you leave empty stays in English there.
        </Typography>
        <FormTextField
          control={control}
          name="title_sw"
          label={EXTRA_LABELS.title_sw}
          maxLength={EXTRA_LIMITS.title_sw}
          lang="sw"
        />
        <FormTextField
          control={control}
          name="description_sw"
          label={EXTRA_LABELS.description_sw}
          multiline
          minRows={4}
          maxLength={EXTRA_LIMITS.description_sw}
          lang="sw"
        />
      </AccordionDetails>
    </Accordion>
  );
}
