import { Container } from '@mui/material';
import { unapproved } from '#words/interface.ts';

/** One quiet line under a page: no native reader has approved its words yet. */
export function ApprovalNote() {
  return (
    <Container component="footer" sx={{ py: 2, color: 'text.secondary', typography: 'body2' }}>
      {unapproved}
    </Container>
  );
}
