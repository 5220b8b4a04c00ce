import { Box, List, Typography } from '@mui/material';
import type { PageName } from '#content/pages.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import { VerseLine } from '#web/entities/words/Scripture.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/pageParts.tsx';

interface PointsProps {
  page: PageName;
  /** The path of the list in the words of its page, for staff who edit it. */
  field: string;
  items: readonly { title: string; note?: string; text: string; verse?: Scripture }[];
  /** `lines` one below the other, `path` along a line with numbers, `cards` side by side. */
  look: keyof typeof looks;
  numbered?: boolean;
}

/** A list of a page: each point has a title and a text, and some a scripture. */
export function Points({ page, field, items, look, numbered = look === 'path' }: PointsProps) {
  const mark = useFieldMark(page);
  const { list, item } = looks[look];
  return (
    <List disablePadding component={numbered ? 'ol' : 'ul'} sx={list}>
      {items.map(({ title, note, text, verse }, at) => (
        <Box component="li" key={title} {...mark(field, at)} sx={numbered ? { ...item, ...besideNumber } : item}>
          {numbered ? (
            <Typography variant="h2" component="span" aria-hidden sx={number}>
              {at + 1}
            </Typography>
          ) : null}
          <div>
            <Typography variant="h3">{title}</Typography>
            {note ? <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{note}</Typography> : null}
            <Typography sx={{ mt: 1, color: verse ? undefined : 'text.secondary' }}>{text}</Typography>
            {verse ? <VerseLine verse={verse} /> : null}
          </div>
        </Box>
      ))}
    </List>
  );
}

interface TitledPointsProps extends PointsProps {
  /** The field `title` beside the list. */
  title: string;
  /** False on a page whose hero ends in another colour. */
  joined?: boolean;
}

/** Such a list as a section of its page, under its heading. */
export function TitledPoints({ title, joined = true, ...points }: TitledPointsProps) {
  const { page, field } = points;
  const mark = useFieldMark(page);
  const titleMark = mark(`${field.slice(0, field.lastIndexOf('.') + 1)}title`);
  const [id] = field.split('.', 1);
  return (
    <Section joined={joined} labelledBy={id} heading={title} headingMark={titleMark} headingSx={{ mb: 4 }}>
      <Points {...points} />
    </Section>
  );
}

const besideNumber = {
  display: 'grid',
  gridTemplateColumns: { xs: '44px 1fr', sm: '72px 1fr' },
  alignItems: 'start',
} as const;

const number = {
  position: 'relative',
  color: 'accent.gold',
  lineHeight: 1,
  fontSize: { xs: '1.85rem', sm: '2.5rem' },
} as const;

const looks = {
  lines: {
    list: {},
    item: { py: 3, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' },
  },
  path: {
    list: { display: 'grid', columnGap: 10, gridTemplateColumns: { md: '1fr 1fr' } },
    item: { py: 3, borderTop: 2, borderColor: 'accent.gold', breakInside: 'avoid' },
  },
  cards: {
    list: { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
    item: {
      p: 3,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderTop: 8,
      borderTopColor: 'accent.gold',
      borderRadius: 4,
    },
  },
} as const;
