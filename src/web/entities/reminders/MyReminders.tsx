import { Box, Button, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { href } from '#content/pages.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { language } from '#words/language.ts';
import { reminders as words } from '#words/reminders.ts';
import { momentWords, type useReminders } from './useReminders.ts';

interface MyRemindersProps {
  reminding: ReturnType<typeof useReminders>;
  /** The id of an event that is shown beside the list. */
  except?: string;
}

/** What this device is reminded of; each can be taken off. Nothing where there is none. */
export function MyReminders({ reminding, except }: MyRemindersProps) {
  const id = useId();
  const { busy, forget } = reminding;
  const reminders = reminding.reminders.filter(({ event }) => String(event) !== except);
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h5" component="h3" id={id}>
        {words.mine}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.mineText}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {reminders.map(({ event, title, title_sw, moment }) => {
          const shown = (language === 'sw' && title_sw) || title;
          return (
            <Box component="li" key={event} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={href('event', { id: String(event) })}>{shown}</Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {momentWords(moment)}
                </Typography>
              </Box>
              <Button color="inherit" disabled={busy} onClick={() => void forget(event)}>
                {words.off} <VisuallyHidden>{shown}</VisuallyHidden>
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
