import { Container, Link } from '@mui/material';
import { href } from '#content/pages.ts';
import { sermonsApi } from '#web/api/endpoints/sermons.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { textHere } from '#web/entities/words/textHere.ts';
import { lineLink } from '#web/ui/layout/looks.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { latestSermon } from '#words/interface.ts';

/** The element of the line, so that a page can place it. */
export const LATEST_SERMON = 'latest-sermon';

/** One quiet line that leads to the latest sermon; nothing without any. It loads no other words of the sermons. */
export function LatestSermon() {
  const { data: sermon } = sermonsApi.useLatestSermonQuery(undefined, { skip: !OWN_BACKEND });
  if (!sermon) return null;
  const { text, lang } = textHere(sermon.title, sermon.title_sw);
  return (
    <Container component="aside" id={LATEST_SERMON} aria-label={latestSermon} sx={{ py: 2 }}>
      <Link to={href('sermon', { id: String(sermon.id) })} sx={lineLink}>
        <span>
          {latestSermon}: <InLanguage lang={lang}>{text}</InLanguage>, {sermon.preacher}
        </span>
      </Link>
    </Container>
  );
}
