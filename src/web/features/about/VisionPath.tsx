import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { vision } from '#words/vision.ts';

/** Six numbered points, left and right of a vertical line. */
export function VisionPath() {
  const { title, points } = usePageWords('vision', vision);
  const mark = useFieldMark('vision');
  return (
    <Section
      labelledBy="points"
      heading={title}
      headingMark={mark('title')}
      headingSx={{ textAlign: { md: 'center' } }}
    >
      <List disablePadding component="ol" sx={stem}>
        {points.map((point, at) => (
          <Box component="li" key={point.title} {...mark('points', at)} sx={leaf(at)}>
            <Box aria-hidden sx={knot(at)}>
              {at + 1}
            </Box>
            <Typography variant="h3">{point.title}</Typography>
            <Typography sx={{ mt: 1.5 }}>{point.text}</Typography>
            <ScriptureQuote verse={point.verse} sx={{ mt: 2.5, color: 'text.secondary' }} />
          </Box>
        ))}
      </List>
    </Section>
  );
}

const stem = {
  position: 'relative',
  mt: { xs: 4, md: 7 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: 8,
    left: { xs: 23, md: 'calc(50% - 1px)' },
    width: 2,
    bgcolor: 'accent.gold',
    opacity: 0.55,
  },
};

/** Every second point is on the right, a little above the end of the one before it. */
const leaf = (at: number) => ({
  position: 'relative',
  pl: { xs: 9, md: 0 },
  pb: { xs: 5, md: 0 },
  width: { md: 'calc(50% - 56px)' },
  ml: { md: at % 2 === 0 ? 0 : 'auto' },
  mt: { md: at === 0 ? 0 : -8 },
});

const knot = (at: number) => ({
  position: 'absolute',
  top: { xs: -8, md: -6 },
  left: { xs: 0, md: at % 2 === 0 ? 'calc(100% + 32px)' : 'auto' },
  right: { md: at % 2 === 0 ? 'auto' : 'calc(100% + 32px)' },
  width: 48,
  height: 48,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  typography: 'h3',
  bgcolor: 'background.default',
  color: 'accent.gold',
  border: 2,
  borderColor: 'accent.gold',
});
