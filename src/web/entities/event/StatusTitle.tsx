import Box from '@mui/material/Box';
import { type ChurchEvent, goesAhead } from '#shared/events/churchEvent.ts';
import { STATUS_LABELS } from '#shared/events/eventLife.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';

/** An event's title with its status first, struck through if it does not take place. `inline` keeps it on one line. */
export function StatusTitle({ event, inline = false }: { event: ChurchEvent; inline?: boolean }) {
  const { title, status } = event;
  if (!status) return title;
  return (
    <>
      {inline ? (
        `${STATUS_LABELS[status]}: `
      ) : (
        <Box component="span" sx={label}>
          {STATUS_LABELS[status]}
          <VisuallyHidden>: </VisuallyHidden>
        </Box>
      )}
      {goesAhead(event) ? title : <s>{title}</s>}
    </>
  );
}

/** A block, so that a link's underline does not include it. */
const label = {
  typography: 'eyebrow',
  display: 'block',
  fontFamily: 'fontFamily',
  fontWeight: 600,
  color: 'accent.wine',
  mb: 0.5,
} as const;
