import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { announcedEvents, statusAnnouncement } from '#content/events/announcements.ts';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { LanguageField } from '#web/ui/forms/SelectField.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';
import { StatusForm } from './StatusForm.tsx';

interface StatusDialogProps {
  event: ChurchEvent;
  /** The status that is chosen at first, if the event has none. */
  to?: EventStatus | undefined;
  onClose: () => void;
  /** Called with the changed events, as stored. The dialog stays open with the words for the groups. */
  onSaved?: (events: ChurchEvent[]) => void;
}

/** Cancels, postpones or moves an event, and then gives staff a text for their groups. */
export function StatusDialog({ event, to, onClose, onSaved }: StatusDialogProps) {
  const [told, setTold] = useState<readonly ChurchEvent[]>([]);
  const [language, setLanguage] = useState<Language>('en');
  const [words, setWords] = useState<Partial<Record<Language, string>>>({});
  const origin = useOrigin();
  /** What was edited, which is kept while the other language is chosen, or the words that are made. */
  const said = words[language] ?? statusAnnouncement(announcedEvents(told, origin, language), eventLanguages[language]);
  const tell = (events: ChurchEvent[]) => {
    if (events.length === 0) return onClose(); // another tab has sent it
    setTold(events);
    onSaved?.(events);
  };
  const changed = told.length > 0;
  return (
    <FormDialog title={changed ? 'Tell people' : 'Cancel or move'} onClose={onClose}>
      {changed ? (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {told.some(({ waits }) => waits)
              ? 'What becomes of it is on the site, in its calendars and behind its link now. The words that wait for an owner’s yes are not. '
              : 'It is on the site, in its calendars and behind its link now. '}
            These words are for your groups:
          </Typography>
          <LanguageField value={language} onChange={setLanguage} />
          <WordsToShare
            label="Words for your groups"
            text={said}
            onText={(text) => setWords({ ...words, [language]: text })}
            what="the words for your groups"
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant="contained" color="secondary" onClick={onClose}>
              Done
            </Button>
          </Box>
        </Box>
      ) : (
        <StatusForm key={event.id} event={event} to={to} onSaved={tell} />
      )}
    </FormDialog>
  );
}
