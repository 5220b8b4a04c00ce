import Typography from '@mui/material/Typography';
import { sundaySchool } from '#content/sundaySchool.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { SundaySchoolHero } from '#web/features/ministries/SundaySchoolHero.tsx';
import { SundaySchoolMorning } from '#web/features/ministries/SundaySchoolMorning.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';

const { meetings, gallery, verse } = sundaySchool;

/** Sunday School (specification, section 2). */
export function SundaySchoolPage() {
  return (
    <>
      <PageHead page="sundaySchool" />
      <SundaySchoolHero />
      <SundaySchoolMorning />
      <Section joined labelledBy="gallery">
        <Typography variant="h2" id="gallery" sx={{ mb: 4 }}>
          {gallery.title}
        </Typography>
        <PictureGallery pictures={gallery.items} look="rounds" label={gallery.title} />
      </Section>
      <Section tone="glass" labelledBy="meetings">
        <Typography variant="h2" id="meetings" sx={{ mb: 2 }}>
          {meetings.title}
        </Typography>
        <MeetingTimes meetings={meetings.items} look="rows" />
        <ScriptureQuote verse={verse} sx={{ mt: 5 }} />
      </Section>
    </>
  );
}
