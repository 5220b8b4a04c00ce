import { Container, Typography } from '@mui/material';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { Loading, TryAgain } from '#web/ui/loading/Loading.tsx';
import { PageHead } from './PageHead.tsx';

interface NotShownProps {
  page: 'event' | 'sermon';
  words: { loading: string; failed: string; removed: { eyebrow: string; title: string; text: string } };
}

/** Shown until what a page is about has come, or if it failed to. */
export const ComingPage = ({
  page,
  words,
  failed,
  onRetry,
}: NotShownProps & { failed: boolean; onRetry: () => void }) => (
  <Container sx={{ py: 10 }}>
    <PageHead page={page} found={false} />
    {failed ? <TryAgain error={words.failed} onRetry={onRetry} /> : <Loading>{words.loading}</Loading>}
  </Container>
);

/** Shown for what was removed. */
export const RemovedPage = ({ page, words: { removed } }: NotShownProps) => (
  <Section sx={{ py: { xs: 5, md: 8 } }}>
    <PageHead page={page} title={removed.title} found={false} />
    <Typography variant="eyebrow">{removed.eyebrow}</Typography>
    <Typography variant="h1">{removed.title}</Typography>
    <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
      {removed.text}
    </Typography>
  </Section>
);
