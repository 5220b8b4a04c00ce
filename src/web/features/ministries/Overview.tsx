import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ministries } from '#content/ministries.ts';
import { href } from '#content/pages.ts';
import { ArchPicture } from '#web/ui/ArchPicture.tsx';
import { Section } from '#web/ui/Section.tsx';

const { title, cards } = ministries.overview;

/** The four ministries as four windows of one wall (specification, section 2). */
export function Overview() {
  return (
    <Section labelledBy="belong">
      <Typography variant="h2" id="belong" sx={{ textAlign: 'center' }}>
        {title}
      </Typography>
      <Box component="ul" sx={wall}>
        {cards.map(({ page, title: name, text, picture }) => (
          <Box
            component="li"
            key={page}
            sx={{ position: 'relative', '&:hover .window': { transform: 'translateY(-6px)' } }}
          >
            <ArchPicture
              name={picture}
              alt=""
              ratio="3 / 5"
              sizes="(min-width: 900px) 250px, (min-width: 600px) 45vw, 120px"
              sx={{ transition: 'transform 250ms' }}
              className="window"
            />
            <div>
              <Typography variant="h3" sx={{ mt: { sm: 2.5 } }}>
                <MuiLink component={Link} to={href(page)} color="inherit" sx={wholeCard}>
                  {name}
                </MuiLink>
              </Typography>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const wall = {
  display: 'grid',
  columnGap: { xs: 3, md: 3.5 },
  rowGap: { xs: 4, sm: 6 },
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
  m: 0,
  mt: { xs: 4, md: 6 },
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: { xs: '116px 1fr' },
    columnGap: 2.5,
    alignItems: 'center',
  },
};

/** The name is the link; the whole card takes the press. */
const wholeCard = {
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
