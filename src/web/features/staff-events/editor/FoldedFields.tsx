import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface FoldedFieldsProps {
  name: string;
  /** Whether a field inside has a value: then it is unfolded until the person folds it, also once it is emptied. */
  filled: boolean;
  /** Whether a field inside has a fault: then it is always unfolded. */
  faulty?: boolean;
  children: ReactNode;
}

/** A part of the event form that few events need, folded away while it is empty. */
export function FoldedFields({ name, filled, faulty = false, children }: FoldedFieldsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  // It stays unfolded when it is emptied, and when the last fault is mended: the person is still in it.
  if (faulty ? !chosen : filled && chosen === undefined) setChosen(true);
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={chosen ?? false}
      onChange={(_event, open) => setChosen(open)}
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-fields`}
        expandIcon={<ExpandMoreIcon />}
        sx={{ px: 0, minHeight: 48 }}
      >
        <Typography component="span" variant="h5" sx={{ color: 'accent.gold' }}>
          {name}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, px: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
