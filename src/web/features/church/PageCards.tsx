import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, Card, Chip, Link, List, Typography } from '@mui/material';
import type { EditablePage } from '#content/editable/index.ts';
import { href, type PageName, pages } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { linkedCard, pressLink, stretchedLink } from '#web/ui/layout/looks.ts';
import { Columns, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture, type ShownPicture } from '#web/ui/media/Picture.tsx';
import { about } from '#words/about.ts';

interface PageCardsProps {
  page: EditablePage;
  /** The field of the list, which staff edit. */
  field: string;
  cards: readonly { page: PageName; title: string; text: string; picture: ShownPicture }[];
}

/** Cards with round tops that link to other pages of the church. One without text yet is marked. */
export function PageCards({ page, field, cards }: PageCardsProps) {
  const { data: overlay } = api.useReadContentQuery({ page }, { skip: !OWN_BACKEND });
  const isWritten = (name: PageName) => (overlay?.unwritten ? !overlay.unwritten.includes(name) : pages[name].hasText);
  const mark = useFieldMark(page);
  return (
    <List disablePadding sx={list}>
      {cards.map(({ page: name, title, text, picture }, at) => (
        <Card component="li" key={name} {...mark(field, at)} variant="outlined" onClick={pressLink} sx={card}>
          <Picture name={picture} alt="" sizes="(min-width: 900px) 260px, 42vw" ratio="1" />
          <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', flex: 1 }}>
            <Typography variant="h3">
              <Link to={href(name)} sx={stretchedLink}>
                {title}
              </Link>
            </Typography>
            {isWritten(name) ? null : <Chip size="small" label={about.more.soon} sx={{ mt: 1, alignSelf: 'start' }} />}
            <Typography variant="body2" sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
              {text}
            </Typography>
            <ArrowForward aria-hidden sx={{ mt: 'auto', color: 'accent.gold' }} />
          </Box>
        </Card>
      ))}
    </List>
  );
}

const list = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, 1fr)' },
  mt: 4.5,
} as const;

const card = {
  ...linkedCard,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere', // long words on the narrowest phones
  bgcolor: 'background.default',
  borderRadius: '999px 999px 16px 16px',
  transition: 'border-color 200ms, transform 200ms',
  '&:hover': { borderColor: 'accent.gold', transform: 'translateY(-4px)' },
} as const;

interface InvitationProps {
  page: EditablePage;
  /** The name of its words among the page's. */
  field: string;
  words: { title: string; text: string; button: string; picture?: ShownPicture };
  to: string;
  tone?: 'paper' | 'glass';
}

/** Leads to another page: a sentence or two, a button, and where there is one a picture. */
export function Invitation({ page, field, words, to, tone }: InvitationProps) {
  const { title, text, button, picture } = words;
  const mark = useFieldMark(page);
  return (
    <Section tone={tone} labelledBy={field}>
      <Columns gap={{ xs: 3, md: 8 }} columns={picture ? { sm: '220px 1fr', md: '300px 1fr' } : '1fr'} align="center">
        {picture ? (
          <Picture
            frame="arch"
            {...mark(`${field}.picture`)}
            name={picture}
            alt=""
            sizes="(min-width: 900px) 300px, 220px"
            sx={{ width: '100%', maxWidth: { xs: 200, sm: 'none' } }}
          />
        ) : null}
        <div>
          <Typography variant="h2" id={field} {...mark(`${field}.title`)}>
            {title}
          </Typography>
          <Typography variant="lead" {...mark(`${field}.text`)} sx={{ mt: 2, color: 'text.secondary' }}>
            {text}
          </Typography>
          <Box sx={{ mt: 3.5 }}>
            <Button variant="contained" color="secondary" to={to}>
              {button}
            </Button>
          </Box>
        </div>
      </Columns>
    </Section>
  );
}
