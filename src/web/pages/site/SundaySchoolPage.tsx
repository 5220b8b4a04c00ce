import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MeetingTimes } from '#web/features/ministries/MeetingTimes.tsx';
import { PictureGallery } from '#web/features/ministries/PictureGallery.tsx';
import { SundaySchoolHero } from '#web/features/ministries/SundaySchoolHero.tsx';
import { SundaySchoolMorning } from '#web/features/ministries/SundaySchoolMorning.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { sundaySchool } from '#words/sundaySchool.ts';

export { approved } from '#words/sundaySchool.ts';

/** Sunday School (specification, section 2). */
export function SundaySchoolPage() {
  const { meetings, gallery, verse } = usePageWords('sundaySchool', sundaySchool);
  const mark = useFieldMark('sundaySchool');
  return (
    <>
      <SundaySchoolHero />
      <SundaySchoolMorning />
      <Section
        joined
        labelledBy="gallery"
        heading={gallery.title}
        headingMark={mark('gallery.title')}
        headingSx={{ mb: 4 }}
      >
        <PictureGallery page="sundaySchool" pictures={gallery.items} look="rounds" label={gallery.title} />
      </Section>
      <Section tone="glass" labelledBy="meetings" heading={meetings.title} headingSx={{ mb: 2 }}>
        <MeetingTimes page="sundaySchool" meetings={meetings.items} look="rows" />
        <ScriptureQuote verse={verse} {...mark('verse')} sx={{ mt: 5 }} />
      </Section>
    </>
  );
}
