import Typography from '@mui/material/Typography';
import { womenOfFaith } from '#content/womenOfFaith.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { WomenCircles } from '#web/features/ministries/WomenCircles.tsx';
import { WomenHero } from '#web/features/ministries/WomenHero.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';

const { meetings, gallery } = womenOfFaith;

/** Women of Faith (specification, section 2). */
export function WomenOfFaithPage() {
  return (
    <>
      <PageHead page="womenOfFaith" />
      <WomenHero />
      <WomenCircles />
      <Section joined labelledBy="gallery">
        <Typography variant="h2" id="gallery" sx={{ mb: 4, textAlign: 'center' }}>
          {gallery.title}
        </Typography>
        <PictureGallery pictures={gallery.items} look="mosaic" label={gallery.title} />
      </Section>
      <Section tone="glass" labelledBy="meetings">
        <Typography variant="h2" id="meetings" sx={{ mb: 4, textAlign: 'center' }}>
          {meetings.title}
        </Typography>
        <MeetingTimes meetings={meetings.items} look="cards" />
      </Section>
    </>
  );
}
