import { Box, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { home } from '#words/home.ts';

/** The lead pastor couple in two round pictures that overlap (specification, section 2, Home). */
export function Leadership() {
  const { leadership, mark } = usePageWords('home', home);
  const markFact = useFieldMark('church');
  return (
    <Section labelledBy="leadership">
      <Columns gap={{ xs: 4, md: 8 }} columns={{ md: '0.95fr 1.05fr' }} align="center">
        <Box sx={couple}>
          {leadership.people.map(({ name, picture }, at) => (
            <Picture
              frame="round"
              key={name.value}
              {...mark('leadership.people', at)}
              name={picture}
              sizes="(min-width: 900px) 270px, 40vw"
              sx={{ width: { xs: '50%', md: 270 }, maxWidth: 270, flexShrink: 0 }}
            />
          ))}
        </Box>
        <div>
          <Typography variant="eyebrow">{leadership.eyebrow}</Typography>
          <Typography variant="h2" id="leadership" {...markFact('leadPastors.names')}>
            {leadership.names.value}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{leadership.role}</Typography>
          <Paragraphs
            of={leadership.paragraphs.map(({ value }) => value)}
            mark={(at) => mark('leadership.paragraphs', at)}
            sx={{ mt: 2.5, maxWidth: '36em' }}
          />
          <ScriptureQuote
            verse={leadership.verse}
            {...mark('leadership.verse')}
            sx={{ mt: 4, pl: 3, borderLeft: 2, borderColor: 'accent.gold' }}
          />
        </div>
      </Columns>
    </Section>
  );
}

/** The second picture is lower, and covers the edge of the first. */
const couple = {
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  '& > * + *': { mt: { xs: 3, md: 9 }, ml: { xs: '-7%', md: '-36px' } },
} as const;
