import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { womenOfFaith } from '#words/womenOfFaith.ts';

/** The ministry's letter, and its four ways of supporting one another, in circles that touch. */
export function WomenCircles() {
  const { text, circles } = usePageWords('womenOfFaith', womenOfFaith);
  const mark = useFieldMark('womenOfFaith');
  return (
    <>
      <Section tone="card" labelledBy="come">
        <Box sx={{ maxWidth: '40em', mx: 'auto' }}>
          <Typography variant="h2" id="come" {...mark('text.title')}>
            {text.title}
          </Typography>
          <Paragraphs of={text.paragraphs} mark={(at) => mark('text.paragraphs', at)} variant="lead" />
          <ScriptureQuote verse={text.verse} {...mark('text.verse')} sx={{ mt: 4, color: 'accent.wine' }} />
        </Box>
      </Section>
      <Section
        labelledBy="circles"
        heading={circles.title}
        headingMark={mark('circles.title')}
        headingSx={{ textAlign: 'center', mb: { xs: 4, md: 6 } }}
      >
        <List
          disablePadding
          sx={{
            display: 'grid',
            justifyContent: 'center',
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 320px))', md: 'repeat(4, minmax(0, 290px))' },
            rowGap: { xs: 2, sm: 0 },
          }}
        >
          {circles.items.map(({ title, text: words }, at) => (
            <Box component="li" key={title} {...mark('circles.items', at)} sx={circle(at)}>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {words}
              </Typography>
            </Box>
          ))}
        </List>
      </Section>
    </>
  );
}

const circle = (at: number) => ({
  aspectRatio: { sm: '1' },
  borderRadius: { xs: 4, sm: '50%' },
  border: 2,
  borderColor: 'accent.gold',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'center',
  px: { xs: 3, sm: 4.5 },
  py: { xs: 3, sm: 0 },
  mx: { sm: -0.75 },
  my: { sm: -0.75, md: 0 },
  mt: { md: at % 2 === 0 ? 0 : 5 },
});
