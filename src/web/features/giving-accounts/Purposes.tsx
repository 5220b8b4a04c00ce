import AddIcon from '@mui/icons-material/Add';
import { Button, Chip, List, Typography } from '@mui/material';
import type { Giving } from '#shared/giving/giving.ts';
import { RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import type { Asked } from './asked.ts';

interface PurposesProps {
  giving: Giving;
  /** Opens a dialog; undefined for editors. */
  onAsk: ((asked: Asked) => void) | undefined;
}

/** What money is given for, in the order of the Give page. */
export function Purposes({ giving, onAsk }: PurposesProps) {
  return (
    <TitledSection
      title="Purposes"
      action={
        onAsk && (
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
            onClick={() => onAsk({ what: 'purpose', purpose: undefined })}
          >
            Add a purpose
          </Button>
        )
      }
    >
      {giving.purposes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>
          First add what people give for, such as tithe and offering. Then each branch has an account for it.
        </Typography>
      ) : null}
      <List disablePadding aria-label="Purposes" sx={{ mt: 1.5 }}>
        {giving.purposes.map((purpose) => (
          <RuledRow
            key={purpose.id}
            title={
              <>
                {purpose.name}
                {purpose.closed ? <Chip label="Closed" /> : null}
              </>
            }
            detail={<span lang="sw">{purpose.name_sw}</span>}
          >
            {onAsk ? (
              <Button variant="outlined" onClick={() => onAsk({ what: 'purpose', purpose })}>
                Edit <VisuallyHidden>{purpose.name}</VisuallyHidden>
              </Button>
            ) : null}
          </RuledRow>
        ))}
      </List>
    </TitledSection>
  );
}
