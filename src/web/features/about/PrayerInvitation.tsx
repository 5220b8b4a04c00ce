import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { mission } from '#words/mission.ts';

/** Invites the visitor to send a name to pray for. */
export function PrayerInvitation() {
  const { title, text, button } = usePageWords('mission', mission).invitation;
  const mark = useFieldMark('mission');
  return (
    <Section tone="glass" labelledBy="invitation">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr auto' }, alignItems: 'center' }}>
        <div>
          <Typography variant="h2" id="invitation" {...mark('invitation.title')}>
            {title}
          </Typography>
          <Typography
            variant="lead"
            component="p"
            {...mark('invitation.text')}
            sx={{ mt: 1.5, color: 'text.secondary' }}
          >
            {text}
          </Typography>
        </div>
        <Button
          variant="contained"
          color="secondary"
          component={Link}
          to={href('contact')}
          sx={{ justifySelf: 'start' }}
        >
          {button}
        </Button>
      </Box>
    </Section>
  );
}
