import { Box, Button } from '@mui/material';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { PrintButton } from '#web/ui/buttons/PrintButton.tsx';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { events } from '#words/events.ts';
import { language } from '#words/language.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

/** The heading beside a banner; on a phone, below it. */
export function EventsHero() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) 380px' },
        alignItems: 'center',
        columnGap: 8,
        maxWidth: CONTENT_WIDTH,
        mx: 'auto',
        px: { xs: 0, md: 3 },
        '@media print': { display: 'block', p: 0 },
      }}
    >
      <Picture
        name={events.picture}
        alt=""
        priority
        sizes="(min-width: 900px) 560px, 66vw"
        ratio="auto"
        position="76% 50%"
        sx={banner}
      />
      <PageHeading
        eyebrow={events.eyebrow}
        title={events.title}
        lead={events.lead}
        sx={{ px: { xs: 2.5, sm: 3, md: 0 }, pt: { xs: 4, md: 8 }, pb: { md: 6 }, '@media print': { p: 0 } }}
      >
        <Box
          className="no-print"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5, '& > *': { px: { xs: 2, sm: 3.25 } } }}
        >
          <Button variant="outlined" href={`${inLanguage(language, href('home'))}#visit`}>
            {events.hours}
          </Button>
          <SubscribeButton />
          <PrintButton>{events.print}</PrintButton>
        </Box>
      </PageHeading>
    </Box>
  );
}

/** The shape of a pennant with two points at the bottom. */
const banner = {
  order: { md: 1 },
  alignSelf: 'start',
  height: { xs: 150, sm: 210, md: 400 },
  clipPath: {
    xs: 'polygon(0 0, 100% 0, 100% 100%, 50% 84%, 0 100%)',
    md: 'polygon(0 0, 100% 0, 100% 100%, 50% 87%, 0 100%)',
  },
  '@media print': { display: 'none' },
};
