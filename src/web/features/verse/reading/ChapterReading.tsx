import ArrowBack from '@mui/icons-material/ArrowBack';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Chip, Container, IconButton, List, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { type Reading, readingQuery } from '#shared/verse/reading.ts';
import type { ChapterAnswer, Passage, Verse } from '#shared/verse/verse.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { useHashShown } from '#web/ui/hooks/useHashShown.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { Loading, TryAgain } from '#web/ui/loading/Loading.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language, language as pageLanguage } from '#words/language.ts';
import { ListenChip } from '../passage/ListenChip.tsx';
import { PassageActions } from '../passage/PassageActions.tsx';
import { scriptureText } from '../passage/PassageQuote.tsx';
import { chipButton, chipRow, nameOf, placeOf } from '../passage/passage.ts';

const words = dailyVerse.reading;

/** A whole chapter: `/daily-verse?read=JHN.3`. */
export function ChapterReading({ reading }: { reading: Reading }) {
  const {
    data: chapter,
    isError,
    isFetching,
    refetch,
  } = verseApi.useReadChapterQuery(reading, { refetchOnFocus: false });
  const failed = isError || chapter === null;
  useHashShown(chapter !== undefined && !isFetching);
  const name = nameOf(chapter ?? placeOf(reading));

  return (
    <Container
      sx={{ maxWidth: '760px !important', px: { xs: 2.5, sm: 3 }, pt: { xs: 2, md: 5 }, pb: { xs: 7, md: 11 } }}
    >
      <Chip
        {...chipButton}
        component={Link}
        to={href('dailyVerse')}
        className="no-print"
        icon={<ArrowBack />}
        label={words.back}
      />
      <Typography variant="h1" sx={{ mt: { xs: 3, md: 5 } }} lang={language === 'sw' ? undefined : chapter?.language}>
        {name}
      </Typography>
      {chapter ? (
        <>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }} lang={chapter.language}>
            {chapter.credit}
          </Typography>
          <Box sx={{ ...chipRow, mt: 2 }} className="no-print">
            <ListenChip texts={chapter.verses.map(({ text }) => text)} language={chapter.language} what={name} />
            {chapter.editions.length > 1
              ? chapter.editions.map((edition) => (
                  <Chip
                    {...chipButton}
                    component={Link}
                    key={edition.name}
                    to={`?${readingQuery({ ...reading, edition: edition.name })}`}
                    aria-current={edition.name === chapter.edition ? 'true' : undefined}
                    label={edition.name}
                  />
                ))
              : null}
          </Box>
          <ChapterVerses chapter={chapter} />
          <ChapterTurns chapter={chapter} />
        </>
      ) : null}
      {failed && !isFetching ? <TryAgain error={words.failed} onRetry={() => void refetch()} sx={{ mt: 4 }} /> : null}
      {!chapter && isFetching ? <Loading>{words.loading}</Loading> : null}
    </Container>
  );
}
/** Links to the previous and next chapter, across books, and back to the conversation. */
function ChapterTurns({ chapter }: { chapter: ChapterAnswer }) {
  const { previous, next, edition } = chapter;
  const turn = (place: { usfm: string; reference: string }, by: 'previous' | 'next') => ({
    ...chipButton,
    to: `${href('dailyVerse')}?read=${place.usfm}&edition=${encodeURIComponent(edition)}`,
    rel: by === 'next' ? 'next' : 'prev',
    label: nameOf(place),
    'aria-label': `${words[by]}: ${nameOf(place)}`,
  });
  return (
    <Box component="nav" aria-label={words.chapters} className="no-print" sx={{ mt: 5 }}>
      <Box sx={{ ...chipRow, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider', pt: 3 }}>
        {previous ? <Chip {...turn(previous, 'previous')} component={Link} icon={<ChevronLeft />} /> : <span />}
        {next ? (
          <Chip
            {...turn(next, 'next')}
            component={Link}
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

/** The verses of a chapter. A verse's number opens its actions; the verse of the address's `#` is marked. */
function ChapterVerses({ chapter }: { chapter: ChapterAnswer }) {
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
