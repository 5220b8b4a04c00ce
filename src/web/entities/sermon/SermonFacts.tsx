import { Link } from '@mui/material';
import { href } from '#content/pages.ts';
import { type SermonsAsked, sermonsQuery } from '#content/sermons/sermonAddress.ts';
import type { SermonSummary } from '#shared/sermons/sermon.ts';
import { passageName } from '#web/entities/words/passageName.ts';
import { textHere } from '#web/entities/words/textHere.ts';
import { inWords } from '#web/ui/layout/looks.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { dates } from '#words/dates.ts';

interface SermonFactsProps {
  sermon: SermonSummary;
  /** Whether preacher and series lead to the other sermons of theirs. */
  linked?: boolean;
}

/** When a sermon was preached and by whom, from which passages, and in which series; in one line. */
export function SermonFacts({ sermon, linked = false }: SermonFactsProps) {
  const { date, preacher, passages, series } = sermon;
  const written = series ? textHere(series) : undefined;
  const others = (asked: SermonsAsked, text: string) =>
    linked ? (
      <Link to={`${href('sermons')}?${sermonsQuery(asked)}#latest`} sx={inWords}>
        {text}
      </Link>
    ) : (
      text
    );
  return (
    <>
      <time dateTime={date}>{dates.shortDate(date)}</time> · <span>{others({ preacher }, preacher)}</span>
      {linked || passages.length === 0 ? null : (
        <> · {passages.map(({ reference, book }) => passageName(reference, book)).join(', ')}</>
      )}
      {series && written ? (
        <>
          {' · '}
          <span lang={langOf(written.lang)}>{others({ series }, series)}</span>
        </>
      ) : null}
    </>
  );
}
