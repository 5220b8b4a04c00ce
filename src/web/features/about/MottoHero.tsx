import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { motto } from '#content/motto.ts';
import { PageHeading } from '#web/ui/PageHeading.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Section } from '#web/ui/Section.tsx';

const { hero } = motto;

/** The motto itself, alone between two lines, under a low window. */
export function MottoHero() {
  return (
    <>
      <Picture
        name={hero.picture}
        priority
        sizes="100vw"
        ratio="auto"
        sx={{ height: { xs: 200, sm: 260, md: 340 }, '@media print': { display: 'none' } }}
      />
      <Section sx={{ pb: 0 }}>
        <PageHeading page="motto" eyebrow={hero.eyebrow} title={hero.title.value} lead={hero.lead} align="center">
          <Box className="no-print" sx={{ mt: 3 }}>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {motto.print}
            </Button>
          </Box>
        </PageHeading>
      </Section>
    </>
  );
}
