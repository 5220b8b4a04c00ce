import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { printButton } from '#web/ui/layout/needsScript.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { motto } from '#words/motto.ts';

/** The motto below a half-round picture. */
export function MottoHero() {
  const { hero } = usePageWords('motto', motto);
  const mark = useFieldMark('motto');
  return (
    <Section sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 0, md: 0 } }}>
      <Picture
        {...mark('hero.picture')}
        name={hero.picture}
        priority
        sizes="(min-width: 900px) 680px, 66vw"
        ratio="2 / 1"
        sx={lunette}
      />
      <PageHeading
        page="motto"
        eyebrow={hero.eyebrow}
        title={hero.title.value}
        lead={hero.lead}
        mark={mark}
        align="center"
      >
        <Box className="no-print" sx={{ mt: 3 }}>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()} sx={printButton}>
            {motto.print}
          </Button>
        </Box>
      </PageHeading>
    </Section>
  );
}

const lunette = {
  width: '100%',
  maxWidth: 680,
  mx: 'auto',
  mb: 4,
  borderRadius: '999px 999px 10px 10px',
  border: '8px solid',
  borderColor: 'background.paper',
  outline: '1px solid',
  outlineColor: 'divider',
  '@media print': { display: 'none' },
};
