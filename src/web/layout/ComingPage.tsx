import { Container } from '@mui/material';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { Loading } from '#web/ui/loading/Loading.tsx';
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
    {failed ? <TryAgain error={words.failed} onRetry={onRetry} /> : <Loading>{words.loading}</Loading>}
  </Container>
);
