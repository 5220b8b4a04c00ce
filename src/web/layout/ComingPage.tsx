import { Container, Typography } from '@mui/material';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { StillTrying } from '#web/ui/loading/StillTrying.tsx';
import { PageHead } from './PageHead.tsx';

interface ComingPageProps {
  page: 'event' | 'sermon';
  words: { loading: string; failed: string };
  failed: boolean;
  onRetry: () => void;
}

/** Shown until what a page is about has come, or if it failed to. */
export const ComingPage = ({ page, words, failed, onRetry }: ComingPageProps) => (
  <Container sx={{ py: 10 }}>
    <PageHead page={page} found={false} />
    {failed ? (
      <TryAgain error={words.failed} onRetry={onRetry} />
    ) : (
      <Typography role="status">
        {words.loading}
        <StillTrying />
      </Typography>
    )}
  </Container>
);
