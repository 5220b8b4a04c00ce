import { Typography } from '@mui/material';
import { Section } from '../layout/Section.tsx';
import { Eyebrow } from '../text/Eyebrow.tsx';

/** Shown for what was removed. */
export function RemovedNote({ eyebrow, title, text }: { eyebrow: string; title: string; text: string }) {
  return (
    <Section sx={{ py: { xs: 5, md: 8 } }}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
        {text}
      </Typography>
    </Section>
  );
}
