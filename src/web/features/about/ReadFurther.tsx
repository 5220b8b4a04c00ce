import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { about } from '#content/about.ts';
import { href } from '#content/pages.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';

const { title, cards } = about.more;

const Card = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '999px 999px 16px 16px',
  overflow: 'hidden',
  transition: 'border-color 200ms, transform 200ms',
  '&:hover': { borderColor: theme.vars.palette.accent.gold, transform: 'translateY(-4px)' },
}));

/** Four cards in the shape of windows, each leading to a deep page (specification, section 2, About). */
export function ReadFurther() {
  return (
    <Section tone="card" labelledBy="further">
      <Typography variant="h2" id="further">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          m: 0,
          mt: 4.5,
          p: 0,
          listStyle: 'none',
        }}
      >
        {cards.map(({ page, title: name, text, picture }) => (
          <li key={page}>
            <Card to={href(page)}>
              <Picture name={picture} alt="" sizes="(min-width: 900px) 260px, 45vw" ratio="1" />
              <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', flex: 1 }}>
                <Typography variant="h3">{name}</Typography>
                <Typography variant="body2" sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
                  {text}
                </Typography>
                <ArrowForward aria-hidden sx={{ mt: 'auto', color: 'accent.gold' }} />
              </Box>
            </Card>
          </li>
        ))}
      </Box>
    </Section>
  );
}
