import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, List, Typography } from '@mui/material';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Columns, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { VideoFrame } from '#web/ui/media/VideoFrame.tsx';
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

/** Four small things to do in the week. */
export function Habits() {
  const { habits, mark } = usePageWords('sermons', sermons);
  const { title, items } = habits;
  return (
    <Section labelledBy="habits" heading={title}>
      <List
        disablePadding
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          borderTop: 2,
          borderColor: 'accent.gold',
        }}
      >
        {items.map(({ day, text }, at) => (
          <Box component="li" key={day} {...mark('habits.items', at)} sx={{ pt: 2.5, pr: 3, pb: { xs: 2, md: 0 } }}>
            <Typography variant="h3">{day}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </List>
    </Section>
  );
}

/** The embedded video, with a link in case it does not play (specification, section 2, Sermons). */
export function Watch() {
  const { watch, mark } = usePageWords('sermons', sermons);
  return (
    <Section tone="glass" labelledBy="watch">
      <Columns gap={{ xs: 3.5, md: 6 }} columns={{ md: '1.7fr 1fr' }} align="center">
        <VideoFrame
          {...mark('watch.picture')}
          youtubeId={watch.youtubeId.value}
          name={watch.name.value}
          picture={watch.picture}
          play={watch.play}
          sizes="(min-width: 900px) 700px, 92vw"
        />
        <div>
          <Typography variant="h2" id="watch">
            {watch.title}
          </Typography>
          <Typography variant="h3" component="p" {...mark('watch.name')} sx={{ mt: 2 }}>
            {watch.name.value}
          </Typography>
          <Typography {...mark('watch.text')} sx={{ mt: 1, color: 'text.secondary' }}>
            {watch.text.value}
          </Typography>
          <Button
            {...mark('watch.youtubeId')}
            variant="outlined"
            color="inherit"
            endIcon={<OpenInNew />}
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(watch.youtubeId.value)}`}
            target="_blank"
            sx={{ mt: 3 }}
          >
            {watch.link}
          </Button>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {watch.blocked}
          </Typography>
        </div>
      </Columns>
    </Section>
  );
}
