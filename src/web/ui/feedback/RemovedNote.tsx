import { Typography } from '@mui/material';
import { Section } from '../layout/Section.tsx';

/** Shown for what was removed. */
export function RemovedNote({ eyebrow, title, text }: { eyebrow: string; title: string; text: string }) {
  return (
    <Section sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="eyebrow">{eyebrow}</Typography>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
        {text}
      </Typography>
    </Section>
  );
}
