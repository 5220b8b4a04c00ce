import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { ministries } from '#words/ministries.ts';

/** The four ministries as cards with round tops (specification, section 2). */
export function Overview() {
  const { title, cards } = usePageWords('ministries', ministries).overview;
  const mark = useFieldMark('ministries');
  return (
    <Section
      labelledBy="belong"
      heading={title}
      headingMark={mark('overview.title')}
      headingSx={{ textAlign: 'center' }}
    >
      <List disablePadding sx={wall}>
        {cards.map(({ page, title: name, text, picture }, at) => (
          <Box
            component="li"
            key={page}
            {...mark('overview.cards', at)}
            sx={{ position: 'relative', '&:hover .window': { transform: 'translateY(-6px)' } }}
          >
            <Picture
              name={picture}
              alt=""
              sizes={`(min-width: ${CONTENT_WIDTH}px) 540px, (min-width: 600px) 46vw, 66vw`}
              className="window"
              sx={window}
            />
            <div>
              <Typography variant="h3" sx={{ mt: 2.5 }}>
                <Link component={RouterLink} to={href(page)} sx={wholeCard}>
                  {name}
                </Link>
              </Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </List>
    </Section>
  );
}

const wall = {
  display: 'grid',
  columnGap: { xs: 3, md: 5 },
  rowGap: { xs: 5, sm: 6, md: 8 },
  gridTemplateColumns: { sm: '1fr 1fr' },
  mt: { xs: 4, md: 6 },
} as const;

const window = {
  borderRadius: '50% 50% 14px 14px / 42% 42% 14px 14px',
  border: '8px solid',
  borderColor: 'background.paper',
  outline: '1px solid',
  outlineColor: 'divider',
  transition: 'transform 250ms',
};

/** The name is the link, and covers the whole card. */
const wholeCard = {
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
