import Typography from '@mui/material/Typography';
import { Section } from '#web/ui/layout/Section.tsx';
import { Eyebrow } from '#web/ui/text/Eyebrow.tsx';
import { eventPage } from '#words/eventPage.ts';

const { removed } = eventPage;

/** Shown for an event that was removed. */
export function MissingEvent() {
  return (
    <Section sx={{ py: { xs: 5, md: 8 } }}>
      <Eyebrow>{removed.eyebrow}</Eyebrow>
      <Typography variant="h1">{removed.title}</Typography>
      <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {removed.text}
      </Typography>
    </Section>
  );
}
