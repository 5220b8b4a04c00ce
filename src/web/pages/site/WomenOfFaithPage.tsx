import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { WomenCircles } from '#web/features/ministries/WomenCircles.tsx';
import { WomenHero } from '#web/features/ministries/WomenHero.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { womenOfFaith } from '#words/womenOfFaith.ts';

export { approved } from '#words/womenOfFaith.ts';

/** Women of Faith (specification, section 2). */
export function WomenOfFaithPage() {
  const { meetings, gallery } = usePageWords('womenOfFaith', womenOfFaith);
  const mark = useFieldMark('womenOfFaith');
  return (
    <>
      <WomenHero />
      <WomenCircles />
      <Section
        joined
        labelledBy="gallery"
        heading={gallery.title}
        headingMark={mark('gallery.title')}
        headingSx={{ mb: 4, textAlign: 'center' }}
      >
        <PictureGallery page="womenOfFaith" pictures={gallery.items} look="mosaic" label={gallery.title} />
      </Section>
      <Section tone="glass" labelledBy="meetings" heading={meetings.title} headingSx={{ mb: 4, textAlign: 'center' }}>
        <MeetingTimes page="womenOfFaith" meetings={meetings.items} look="cards" />
      </Section>
    </>
  );
}
