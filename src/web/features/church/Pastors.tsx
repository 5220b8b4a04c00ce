import { Box, List, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { CaptionedFigure } from '#web/ui/media/CaptionedFigure.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { about } from '#words/about.ts';

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
              <CaptionedFigure
                shape="round"
                caption={
                  <>
                    {name.value}
                    <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                      {role.value}
                    </Box>
                  </>
                }
              >
                <Picture frame="round" name={picture} sizes="(min-width: 600px) 220px, 180px" />
              </CaptionedFigure>
            </Box>
          ))}
        </List>
      </Columns>
    </Section>
  );
}

/** Beside the text its longest word makes its column wide, up to half of the window. */
const heading = { overflowWrap: { xs: 'anywhere', md: 'break-word' }, maxWidth: { md: '45vw' } } as const;
