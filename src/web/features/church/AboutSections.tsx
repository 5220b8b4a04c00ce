import { Box, List, Typography } from '@mui/material';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Columns, Paragraphs, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { about } from '#words/about.ts';

/** The mission and the vision side by side, like two pages of a book (specification, section 2, About). */
export function MissionAndVision() {
  const { mission, vision, mark } = usePageWords('about', about);
  const parts = [
    { id: 'mission', ...mission },
    { id: 'vision', ...vision },
  ];
  return (
    <Section>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, rowGap: 6 }}>
        {parts.map((part, at) => (
          <Box
            key={part.id}
            component="section"
            aria-labelledby={part.id}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              ...(at === 0
                ? { pr: { md: 7 } }
                : { pl: { md: 7 }, borderLeft: { md: 1 }, borderColor: { md: 'divider' } }),
            }}
          >
            <Typography variant="eyebrow">{part.eyebrow}</Typography>
            <Typography variant="h2" id={part.id}>
              {part.title}
            </Typography>
            <Paragraphs
              of={part.paragraphs}
              mark={(at) => mark(`${part.id}.paragraphs`, at)}
              sx={{ mt: 2.5, mb: 3.5 }}
            />
            <ScriptureQuote
              verse={part.verse}
              {...mark(`${part.id}.verse`)}
              sx={{ mt: 'auto', color: 'accent.wine' }}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Three associate pastors in round pictures, with their names on hover, focus and touch. */
export function Pastors() {
  const { pastors, mark } = usePageWords('about', about);
  const { eyebrow, title, text, people } = pastors;
  return (
    <Section labelledBy="pastors">
      {/* never narrower than the longest word */}
      <Columns gap={{ xs: 4, md: 7 }} columns={{ md: 'minmax(min-content, 0.6fr) 1.4fr' }} align="center">
        <div>
          <Typography variant="eyebrow">{eyebrow}</Typography>
          <Typography variant="h2" id="pastors" {...mark('pastors.title')} sx={heading}>
            {title}
          </Typography>
          <Typography {...mark('pastors.text')} sx={{ mt: 2.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        </div>
        <List
          disablePadding
          sx={{
            display: 'grid',
            gap: { xs: 3, sm: 2 },
            gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
            justifyItems: 'center',
          }}
        >
          {people.map(({ name, role, picture }, at) => (
            <Box component="li" key={name.value} {...mark('pastors.people', at)} sx={{ width: '100%', maxWidth: 250 }}>
              {/* The keyboard reaches it too, so that its caption grows. */}
              <Box component="figure" tabIndex={0} sx={pastor}>
                <Picture frame="round" name={picture} sizes="(min-width: 600px) 220px, 180px" />
                <figcaption>
                  <strong>{name.value}</strong>
                  <br />
                  {role.value}
                </figcaption>
              </Box>
            </Box>
          ))}
        </List>
      </Columns>
    </Section>
  );
}

/** Beside the text its longest word makes its column wide, up to half of the window. */
const heading = { overflowWrap: { xs: 'anywhere', md: 'break-word' }, maxWidth: { md: '45vw' } } as const;

/** A caption that is larger on hover and focus (rulings, 47). */
const pastor = {
  m: 0,
  textAlign: 'center',
  '& > figcaption': { pt: 1.5, transition: 'transform 200ms' },
  '&:hover > figcaption, &:focus-visible > figcaption': { transform: 'scale(1.15)' },
} as const;

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
