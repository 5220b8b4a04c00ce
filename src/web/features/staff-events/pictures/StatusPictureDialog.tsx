import { Box } from '@mui/material';
import { useState } from 'react';
import type { Language } from '#content/language.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventPictureVersion } from '#shared/events/eventPaths.ts';
import { picturesApi } from '#web/api/endpoints/pictures.ts';
import { staffApiError } from '#web/api/errors.ts';
import { shareWords } from '#web/entities/event/shareWords.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { LanguageField } from '#web/ui/forms/SelectField.tsx';
import { StatusPicture } from '#web/ui/media/StatusPicture.tsx';

/** The picture of an event for WhatsApp Status, drawn by the server. */
export function StatusPictureDialog({ event, onClose }: { event: ChurchEvent; onClose: () => void }) {
  const shows = eventPictureVersion(event);
  const [lang, setLang] = useState<Language>('en');
  const { currentData, error, refetch } = picturesApi.useReadStatusPictureQuery({ id: event.id, lang, shows });
  return (
    <FormDialog title="Picture for Status" onClose={onClose} narrow>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <LanguageField value={lang} onChange={setLang} />
        <StatusPicture
          data={currentData}
          error={error ? staffApiError(error) : null}
          onRetry={() => void refetch()}
          alt={shareWords(event).replaceAll('\n', ', ')}
          name={`event-${event.id}${lang === 'en' ? '' : `-${lang}`}.jpg`}
          pinned
        />
      </Box>
    </FormDialog>
  );
}
