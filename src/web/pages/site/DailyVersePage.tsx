import { useSearchParams } from 'react-router-dom';
import { bookOf } from '#shared/bible.ts';
import { readingAsked } from '#shared/reading.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { ChapterReading } from '#web/features/verse/ChapterReading.tsx';
import { DailyVerse } from '#web/features/verse/DailyVerse.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The daily verse (specification, section 2), and on `?read=JHN.3` the chapter that a verse stands in. */
export function DailyVersePage() {
  const [query] = useSearchParams();
  const reading = OWN_BACKEND ? readingAsked(query) : undefined; // another backend has no chapters (rulings, 33)
  if (reading) {
    return (
      <>
        <PageHead page="dailyVerse" title={`${bookOf(reading.book).name} ${reading.chapter}`} />
        <ChapterReading reading={reading} />
      </>
    );
  }
  return (
    <>
      <PageHead page="dailyVerse" />
      <DailyVerse />
    </>
  );
}
