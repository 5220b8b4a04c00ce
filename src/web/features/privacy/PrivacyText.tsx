import { Box, Link, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { KeptSermons } from '#web/entities/sermon/KeptSermons.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Paragraphs, Section } from '#web/ui/layout/pageParts.tsx';
import { NamingChurch } from '#web/ui/text/InLanguage.tsx';
import { telephoneHref } from '#words/church.ts';
import { privacy } from '#words/privacy.ts';

/** What is stored, where and for how long, who sees it, and the visitor's rights. */
export function PrivacyText() {
  const { eyebrow, title, lead, server, device, elsewhere, people, rights } = usePageWords('privacy', privacy);
  return (
    <Section sx={{ pt: { xs: 5, md: 8 } }}>
      <Box sx={{ maxWidth: '46em', mx: 'auto' }}>
        <PageHeading eyebrow={eyebrow} title={title} lead={<NamingChurch>{lead}</NamingChurch>} />
        <Part title={server.title}>
          <StoredThings />
        </Part>
        <Part title={device.title}>
          <Typography sx={{ mt: 2.5 }}>{device.lead}</Typography>
          <Box component="ul" sx={list}>
            {device.things.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>, {text}
              </li>
            ))}
          </Box>
          <KeptSermons />
        </Part>
        <Part title={elsewhere.title}>
          <Paragraphs of={elsewhere.paragraphs} />
        </Part>
        <Part title={people.title}>
          <Paragraphs of={people.paragraphs} />
        </Part>
        <Part title={rights.title}>
          <Box component="ul" sx={list}>
            {rights.list.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </Box>
          <Typography sx={{ mt: 2.5 }}>{rights.how}</Typography>
          <Typography sx={{ mt: 2.5, overflowWrap: 'anywhere' }}>
            <Link href={`mailto:${rights.email.value}`} sx={line}>
              {rights.email.value}
            </Link>
            <br />
            <Link href={telephoneHref(rights.phone.value)} sx={line}>
              {rights.phone.value}
            </Link>
            <br />
            {rights.postal.value}
          </Typography>
          <Typography sx={{ mt: 2.5 }}>
            {rights.complaint} <Link href={rights.commissioner.href}>{rights.commissioner.name}</Link>.
          </Typography>
        </Part>
      </Box>
    </Section>
  );
}

/** Each thing that the server stores: what it is, why, and until when. */
function StoredThings() {
  const { labels, things } = usePageWords('privacy', privacy).server;
  return things.map((thing) => (
    <Paper key={thing.title} variant="outlined" sx={{ mt: 3, p: { xs: 2.5, sm: 3.5 } }}>
      <Typography variant="h3">{thing.title}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1.5,
          display: 'grid',
          gap: { xs: 0.25, sm: '10px 20px' },
          gridTemplateColumns: { sm: '92px minmax(0, 1fr)' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1.5, sm: 0 } },
        }}
      >
        {(['what', 'why', 'until'] as const).map((part) => [
          <dt key={`${part} label`}>{labels[part]}</dt>,
          <dd key={part}>{thing[part]}</dd>,
        ])}
      </Box>
    </Paper>
  ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}

const list = { mt: 2.5, mb: 0, pl: 3, display: 'grid', gap: 1, '& ::marker': { color: 'accent.gold' } };

const line = { display: 'inline-flex', alignItems: 'center', minHeight: 36 };
