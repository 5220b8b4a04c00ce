import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChapterAnswer } from '#shared/verse/verse.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { chipButton, chipRow } from '../passage/chip.ts';
import { nameOf } from '../passage/passage.ts';

const words = dailyVerse.reading;

/** Links to the previous and next chapter, across books, and back to the conversation. */
export function ChapterTurns({ chapter }: { chapter: ChapterAnswer }) {
  const { previous, next, edition } = chapter;
  const to = (usfm: string) => `${href('dailyVerse')}?read=${usfm}&edition=${encodeURIComponent(edition)}`;
  return (
    <Box component="nav" aria-label={words.chapters} className="no-print" sx={{ mt: 5 }}>
      <Box sx={{ ...chipRow, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider', pt: 3 }}>
        {previous ? (
          <Chip
            {...chipButton}
            component={Link}
            to={to(previous.usfm)}
            rel="prev"
            icon={<ChevronLeft />}
            label={nameOf(previous)}
            aria-label={`${words.previous}: ${nameOf(previous)}`}
          />
        ) : (
          <span />
        )}
        {next ? (
          <Chip
            {...chipButton}
            component={Link}
            to={to(next.usfm)}
            rel="next"
            aria-label={`${words.next}: ${nameOf(next)}`}
            label={
              <>
                {nameOf(next)}
                <ChevronRight className="MuiChip-icon" />
              </>
            }
          />
        ) : null}
      </Box>
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <Chip {...chipButton} component={Link} to={href('dailyVerse')} label={words.ask} />
      </Box>
    </Box>
  );
}
