import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { announcedEvents } from '#content/announcedEvents.ts';
import { statusAnnouncement } from '#shared/events/announcements.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';
import { StatusForm } from './StatusForm.tsx';

/** Cancels, postpones or moves an event, and then gives staff a text for their groups. */
export function StatusDialog({ event, onClose }: { event: ChurchEvent; onClose: () => void }) {
  const [changed, setChanged] = useState<ChurchEvent[] | null>(null);
  const origin = useOrigin();
  return (
    <FormDialog title={changed ? 'Tell people' : 'Call off or move'} onClose={onClose}>
      {(close) =>
        changed ? (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Typography>
              The site, its calendars and whoever opens the link see it now. These words are for your groups:
            </Typography>
            <WordsToShare
              label="Words for your groups"
              words={statusAnnouncement(announcedEvents(changed, origin))}
              what="the words for your groups"
            />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Button variant="contained" color="secondary" onClick={close}>
                Done
              </Button>
            </Box>
          </Box>
        ) : (
          <StatusForm key={event.id} event={event} onCancel={close} onSaved={setChanged} />
        )
      }
    </FormDialog>
  );
}
