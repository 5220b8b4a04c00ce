import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { MenHero } from '#web/features/ministries/MenHero.tsx';
import { MenPillars } from '#web/features/ministries/MenPillars.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { menOfGlory } from '#words/menOfGlory.ts';

export { approved } from '#words/menOfGlory.ts';

/** Men of Glory (specification, section 2). */
export function MenOfGloryPage() {
  const { meetings, gallery, verse } = usePageWords('menOfGlory', menOfGlory);
  const mark = useFieldMark('menOfGlory');
  return (
    <>
      <MenHero />
      <MenPillars />
      <Section tone="card" labelledBy="meetings" heading={meetings.title} headingSx={{ mb: 3 }}>
        <MeetingTimes page="menOfGlory" meetings={meetings.items} look="rows" />
      </Section>
      <Section labelledBy="gallery" heading={gallery.title} headingMark={mark('gallery.title')} headingSx={{ mb: 4 }}>
        <PictureGallery page="menOfGlory" pictures={gallery.items} look="wall" label={gallery.title} />
        <ScriptureQuote verse={verse} {...mark('verse')} size="large" sx={{ mt: { xs: 6, md: 9 } }} />
      </Section>
    </>
  );
}
