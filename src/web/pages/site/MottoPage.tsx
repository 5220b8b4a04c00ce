import { Box } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { TitledPoints } from '#web/features/church/Points.tsx';
import { PrintButton } from '#web/ui/buttons/PrintButton.tsx';
import { motto } from '#words/motto.ts';

export { approved } from '#words/motto.ts';

/** The motto with its ten focus areas (specification, section 2). */
export function MottoPage() {
  const { hero, title, focusAreas } = usePageWords('motto', motto);
  return (
    <>
      <PageHero page="motto" hero={{ ...hero, title: hero.title.value }} look="round">
        <Box sx={{ mt: 3 }}>
          <PrintButton>{motto.print}</PrintButton>
        </Box>
      </PageHero>
      <TitledPoints page="motto" field="focusAreas" title={title} items={focusAreas} look="path" />
    </>
  );
}
