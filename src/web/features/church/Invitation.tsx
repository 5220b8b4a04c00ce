import { Box, Button, Typography } from '@mui/material';
import type { EditablePage } from '#content/editable/index.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { Picture, type ShownPicture } from '#web/ui/media/Picture.tsx';

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
