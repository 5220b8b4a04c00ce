import { Box, IconButton, List } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChapterAnswer, Passage, Verse } from '#shared/verse/verse.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language as pageLanguage } from '#words/language.ts';
import { PassageActions } from '../passage/PassageActions.tsx';
import { scriptureText } from '../passage/PassageQuote.tsx';

/** The verses of a chapter. A verse's number opens its actions; the verse of the address's `#` is marked. */
export function ChapterVerses({ chapter }: { chapter: ChapterAnswer }) {
  const [open, setOpen] = useState<number | null>(null);
  const { hash } = useLocation();
  // The server does not get the part after the #.
  const marked = useHydrated() ? hash : '';
  return (
    <List disablePadding component="ol" lang={chapter.language} sx={{ mt: 3 }}>
      {chapter.verses.map(({ number, text }) => (
        <Box
          component="li"
          key={number}
          id={`v${number}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: '44px minmax(0, 1fr)',
            columnGap: 0.5,
            borderRadius: 2,
            scrollMarginTop: 96,
            ...(marked === `#v${number}` && { bgcolor: 'accent.bubble' }),
          }}
        >
          <IconButton
            lang={pageLanguage}
            aria-label={`${dailyVerse.reading.verse} ${number}`}
            aria-expanded={open === number}
            onClick={() => setOpen(open === number ? null : number)}
            sx={{
              alignSelf: 'start',
              width: 44,
              height: 44,
              fontSize: '0.9375rem',
              fontWeight: 600,
              color: 'accent.gold',
            }}
          >
            {number}
          </IconButton>
          <Box sx={{ py: 0.75, pr: 1 }}>
            <Box component="p" sx={scriptureText}>
              {text}
            </Box>
            {open === number ? (
              <Box sx={{ pb: 1.5 }}>
                <PassageActions passage={passageOf(chapter, { number, text })} readOn={false} />
              </Box>
            ) : null}
          </Box>
        </Box>
      ))}
    </List>
  );
}

function passageOf({ reference, usfm, edition, language, credit }: ChapterAnswer, verse: Verse): Passage {
  const { number } = verse;
  return { reference: `${reference}:${number}`, usfm: `${usfm}.${number}`, edition, language, credit, verses: [verse] };
}
