import { Alert, Container } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { readingAsked } from '#shared/verse/reading.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { LatestSermon } from '#web/entities/sermon/LatestSermon.tsx';
import { DailyVerse } from '#web/features/verse/DailyVerse.tsx';
import { nameOf, placeOf } from '#web/features/verse/passage/passage.ts';
import { ChapterReading } from '#web/features/verse/reading/ChapterReading.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';

export { approved } from '#words/dailyVerse.ts';

/** The daily verse (specification, section 2). `?read=JHN.3` shows a chapter, or says that it does not exist. */
export function DailyVersePage() {
  const [query] = useSearchParams();
  const reading = OWN_BACKEND ? readingAsked(query) : undefined; // another backend has no chapters (rulings, 33)
  if (reading) {
    return (
      <>
        <PageHead page="dailyVerse" title={nameOf(placeOf(reading))} />
        <ChapterReading reading={reading} />
      </>
    );
  }
  return (
    <>
      <PageHead page="dailyVerse" />
      {OWN_BACKEND && query.get('read') ? (
        <Container sx={{ py: 2 }}>
          <Alert severity="info">{dailyVerse.reading.none}</Alert>
        </Container>
      ) : null}
      <DailyVerse />
      <LatestSermon />
    </>
  );
}
