import { Box } from '@mui/material';
import { type ChurchEvent, goesAhead } from '#shared/events/churchEvent.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { statuses } from '#words/interface.ts';
import { eventText } from './eventText.ts';

/** An event's title with its status first, struck through if it does not take place. `inline` keeps it on one line. */
export function StatusTitle({ event, inline = false }: { event: ChurchEvent; inline?: boolean }) {
  const { status } = event;
  const { text, lang } = eventText(event, 'title');
  const title = <InLanguage lang={lang}>{text}</InLanguage>;
  if (!status) return title;
  return (
    <>
      {inline ? (
        `${statuses[status]}: `
      ) : (
        <Box component="span" sx={label}>
          {statuses[status]}
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
