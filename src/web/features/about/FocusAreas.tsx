import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Point } from '#content/points.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { VerseLine } from '#web/ui/text/VerseLine.tsx';
import { motto } from '#words/motto.ts';

/** Ten focus areas, each with its scripture, in two columns with round tops (specification, section 2). */
export function FocusAreas() {
  const { title, focusAreas } = usePageWords('motto', motto);
  const mark = useFieldMark('motto');
  const half = Math.ceil(focusAreas.length / 2);
  return (
    <Section
      labelledBy="areas"
      heading={title}
      headingMark={mark('title')}
      headingSx={{ textAlign: 'center' }}
      sx={{ pt: { xs: 6, md: 8 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { md: '1fr 1fr' },
          mt: { xs: 4, md: 6 },
          '@media print': { display: 'block' },
        }}
      >
        <Tablet areas={focusAreas.slice(0, half)} from={1} />
        <Tablet areas={focusAreas.slice(half)} from={half + 1} />
      </Box>
    </Section>
  );
}

function Tablet({ areas, from }: { areas: readonly Point[]; from: number }) {
  const mark = useFieldMark('motto');
  return (
    <List
      disablePadding
      component="ol"
      start={from}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: '160px 160px 16px 16px', md: '280px 280px 16px 16px' },
        px: { xs: 3, sm: 5, md: 5.5 },
        pt: { xs: 10, md: 14 },
        pb: { xs: 3, md: 5 },
        '@media print': { border: 0, borderRadius: 0 },
      }}
    >
      {areas.map((area, at) => (
        <Box
          component="li"
          key={area.title}
          {...mark('focusAreas', from - 1 + at)}
          sx={{
            py: 3.5,
            borderTop: at === 0 ? 0 : 1,
            borderColor: 'divider',
            textAlign: 'center',
            breakInside: 'avoid',
            '@media print': { textAlign: 'start', py: 1.5 },
          }}
        >
          <Typography
            variant="h2"
            component="p"
            aria-hidden
            sx={{ color: 'accent.gold', '@media print': { float: 'left', mr: 2 } }}
          >
            {from + at}
          </Typography>
          <Typography variant="h3" sx={{ mt: 0.5 }}>
            {area.title}
          </Typography>
          <Typography sx={{ mt: 1.5 }}>{area.text}</Typography>
          <VerseLine verse={area.verse} />
        </Box>
      ))}
    </List>
  );
}
