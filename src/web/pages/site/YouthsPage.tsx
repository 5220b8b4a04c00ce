import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { YouthsHero } from '#web/features/ministries/YouthsHero.tsx';
import { YouthsQuestions } from '#web/features/ministries/YouthsQuestions.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { youths } from '#words/youths.ts';

export { approved } from '#words/youths.ts';

/** Youths (specification, section 2). */
export function YouthsPage() {
  const { meetings, gallery, verse } = usePageWords('youths', youths);
  const mark = useFieldMark('youths');
  return (
    <>
      <YouthsHero />
      <YouthsQuestions />
      <Section tone="card" labelledBy="meetings" heading={meetings.title} headingSx={{ mb: 4 }}>
        <MeetingTimes page="youths" meetings={meetings.items} look="tickets" />
      </Section>
      <Section contained={false} labelledBy="gallery">
        <Container>
          <Typography variant="h2" id="gallery" {...mark('gallery.title')} sx={{ mb: 4 }}>
            {gallery.title}
          </Typography>
        </Container>
        <PictureGallery page="youths" pictures={gallery.items} look="strip" label={gallery.title} />
        <Container sx={{ mt: { xs: 5, md: 7 } }}>
          <ScriptureQuote verse={verse} {...mark('verse')} align="center" />
        </Container>
      </Section>
    </>
  );
}
