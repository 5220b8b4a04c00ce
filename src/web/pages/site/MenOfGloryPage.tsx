import Typography from '@mui/material/Typography';
import { menOfGlory } from '#content/menOfGlory.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { MenHero } from '#web/features/ministries/MenHero.tsx';
import { MenPillars } from '#web/features/ministries/MenPillars.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';

const { meetings, gallery, verse } = menOfGlory;

/** Men of Glory (specification, section 2). */
export function MenOfGloryPage() {
  return (
    <>
      <PageHead page="menOfGlory" />
      <MenHero />
      <MenPillars />
      <Section tone="card" labelledBy="meetings">
        <Typography variant="h2" id="meetings" sx={{ mb: 3 }}>
          {meetings.title}
        </Typography>
        <MeetingTimes meetings={meetings.items} look="rows" />
      </Section>
      <Section labelledBy="gallery">
        <Typography variant="h2" id="gallery" sx={{ mb: 4 }}>
          {gallery.title}
        </Typography>
        <PictureGallery pictures={gallery.items} look="wall" label={gallery.title} />
        <ScriptureQuote verse={verse} size="large" sx={{ mt: { xs: 6, md: 9 } }} />
      </Section>
    </>
  );
}
