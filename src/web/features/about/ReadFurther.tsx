import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href, type PageName, pages } from '#content/pages.ts';
import { useReadContentQuery } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { about } from '#words/about.ts';

const card = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  textDecoration: 'none',
  overflowWrap: 'break-word', // long words on the narrowest phones
  bgcolor: 'background.default',
  borderRadius: '999px 999px 16px 16px',
  transition: 'border-color 200ms, transform 200ms',
  '&:hover': { borderColor: 'accent.gold', transform: 'translateY(-4px)' },
} as const;

/** Four cards with round tops that link to the pages below About (specification, section 2). */
export function ReadFurther() {
  const { title, cards, soon } = usePageWords('about', about).more;
  const { data: overlay } = useReadContentQuery({ page: 'about' }, { skip: !OWN_BACKEND });
  const isWritten = (page: PageName) => (overlay?.unwritten ? !overlay.unwritten.includes(page) : pages[page].hasText);
  const mark = useFieldMark('about');
  return (
    <Section tone="card" labelledBy="further" heading={title}>
      <List
        disablePadding
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, 1fr)' },
          mt: 4.5,
        }}
      >
        {cards.map(({ page, title: name, text, picture }, at) => (
          <li key={page} {...mark('more.cards', at)}>
            <Card component={Link} to={href(page)} variant="outlined" sx={card}>
              <Picture name={picture} alt="" sizes="(min-width: 900px) 260px, 42vw" ratio="1" />
              <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', flex: 1 }}>
                <Typography variant="h3">{name}</Typography>
                {isWritten(page) ? null : <Chip size="small" label={soon} sx={{ mt: 1, alignSelf: 'start' }} />}
                <Typography variant="body2" sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
                  {text}
                </Typography>
                <ArrowForward aria-hidden sx={{ mt: 'auto', color: 'accent.gold' }} />
              </Box>
            </Card>
          </li>
        ))}
      </List>
    </Section>
  );
}
