import { Box, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { sermons } from '#words/sermons.ts';

/** A text on spiritual growth, with its two scriptures beside it (specification, section 2, Sermons). */
export function Growth() {
  const { hero, text, quotes, mark } = usePageWords('sermons', sermons);
  return (
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHeading page="sermons" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
      <Columns gap={{ xs: 5, md: 8 }} columns={{ md: 'minmax(0, 1.5fr) minmax(0, 1fr)' }} mt={{ xs: 5, md: 7 }}>
        <Box component="section" aria-labelledby="growth">
          <Picture
            {...mark('text.picture')}
            name={text.picture}
            sizes="(min-width: 900px) 640px, 92vw"
            ratio="2 / 1"
            sx={{ borderRadius: 4, mb: 4 }}
          />
          <Typography variant="h2" id="growth">
            {text.title}
          </Typography>
          {text.paragraphs.map((paragraph, at) => (
            <Typography key={paragraph} {...mark('text.paragraphs', at)} sx={at === 0 ? opening : { mt: 2.5 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
        <Box
          component="aside"
          sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 4, md: 9 }, justifyContent: 'center' }}
        >
          {quotes.map((quote, at) => (
            <ScriptureQuote
              key={quote.reference}
              {...mark('quotes', at)}
              verse={quote}
              size="large"
              sx={{ borderTop: 1, borderColor: 'accent.gold', pt: 3 }}
            />
          ))}
        </Box>
      </Columns>
    </Section>
  );
}

/** The first paragraph has a drop cap. */
const opening = {
  mt: 2.5,
  '&::first-letter': {
    float: 'left',
    fontFamily: 'h1.fontFamily',
    fontSize: '4.1rem',
    lineHeight: 0.82,
    pr: 1.25,
    pt: 0.75,
    color: 'accent.wine',
  },
};
