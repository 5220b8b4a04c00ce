import { picturesApi } from '#web/api/endpoints/pictures.ts';
import { asApiError, staffApiError } from '#web/api/errors.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { StatusPicture } from '#web/ui/media/StatusPicture.tsx';
import type { AnnouncedWeek } from './announcedWeek.ts';

/** The picture of the week for WhatsApp Status, drawn by the server; nothing if the server draws none. */
export function WeekPicture({
  week: {
    from,
    branch,
    language: { language },
    heading,
    range,
    count,
    shows,
  },
}: {
  week: AnnouncedWeek;
}) {
  const { currentData, error, refetch } = picturesApi.useReadWeekPictureQuery({
    from,
    branch: branch?.key ?? '',
    lang: language,
    shows,
  });
  const name = ['week', from, branch?.key, language === 'en' ? undefined : language].filter(Boolean).join('-');
  const shown = count === 0 ? 'the services' : count === 1 ? '1 event' : `${count} events`;
  if (error && drawsNone(asApiError(error).status)) return null;
  return (
    <TitledSection title="Picture for Status">
      <StatusPicture
        data={currentData}
        error={error ? staffApiError(error) : null}
        onRetry={() => void refetch()}
        alt={`${heading}, ${range}: ${shown}, as in the words for the groups`}
        name={`${name}.jpg`}
      />
    </TitledSection>
  );
}

/** Whether the server has no such endpoint, or cannot draw: an older one, or one without the built app. */
const drawsNone = (status: number | null): boolean => status !== null && [404, 405, 501].includes(status);
