import { Box, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { about } from '#words/about.ts';

/** Three members and what they say, each lower than the one before. */
export function Testimonials() {
  const { testimonials, mark } = usePageWords('about', about);
  const { eyebrow, title, people } = testimonials;
  return (
    <Section tone="glass" labelledBy="testimonials">
      <Typography variant="eyebrow">{eyebrow}</Typography>
      <Typography variant="h2" id="testimonials" {...mark('testimonials.title')}>
        {title}
      </Typography>
      <Columns gap={{ xs: 5, md: 5 }} columns={{ md: 'repeat(3, 1fr)' }} align="start" mt={{ xs: 5, md: 6 }}>
        {people.map(({ name, from, picture, quote }, at) => (
          <Box
            key={name.value}
            component="figure"
            {...mark('testimonials.people', at)}
            sx={{ m: 0, mt: { md: at * 6 } }}
          >
            <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
              <Picture
                frame="round"
                name={picture}
                alt=""
                sizes="84px"
                sx={{ width: 84, flexShrink: 0, borderWidth: 3 }}
              />
              <span>
                <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                  {name.value}
                </Typography>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {from.value}
                </Box>
              </span>
            </Box>
            <Typography
              component="blockquote"
              sx={{ m: 0, pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
            >
              {quote.value}
            </Typography>
          </Box>
        ))}
      </Columns>
    </Section>
  );
}
