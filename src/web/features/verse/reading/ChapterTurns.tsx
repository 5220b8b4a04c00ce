import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { dailyVerse } from '#content/dailyVerse.ts';
import { href } from '#content/pages.ts';
import type { ChapterAnswer } from '#shared/verse/verse.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { ChipLink, Chips } from '../passage/Chip.tsx';

const words = dailyVerse.reading;

/** The chapters before and after, across books, in the same edition, and the way back to the conversation. */
export function ChapterTurns({ chapter }: { chapter: ChapterAnswer }) {
  const { previous, next, edition } = chapter;
  const to = (usfm: string) => `${href('dailyVerse')}?read=${usfm}&edition=${encodeURIComponent(edition)}`;
  return (
    <Box component="nav" aria-label={words.chapters} className="no-print" sx={{ mt: 5 }}>
      <Chips sx={{ justifyContent: 'space-between', borderTop: 1, borderColor: 'divider', pt: 3 }}>
        {previous ? (
          <ChipLink to={to(previous.usfm)} rel="prev">
            <ChevronLeft aria-hidden />
            <VisuallyHidden>{words.previous}: </VisuallyHidden>
            {previous.reference}
          </ChipLink>
        ) : (
          <span />
        )}
        {next ? (
          <ChipLink to={to(next.usfm)} rel="next">
            <VisuallyHidden>{words.next}: </VisuallyHidden>
            {next.reference}
            <ChevronRight aria-hidden />
          </ChipLink>
        ) : null}
      </Chips>
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <ChipLink to={href('dailyVerse')}>{words.ask}</ChipLink>
      </Box>
    </Box>
  );
}
