import { Alert, Box, Button, Typography } from '@mui/material';
import { useDeferredValue } from 'react';
import { href } from '#content/pages.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import { announcedWeeks } from '#shared/events/times/week.ts';
import { api } from '#web/api/api.ts';
import { isFromOwnServer } from '#web/api/backend.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { LanguageField, SelectField } from '#web/ui/forms/SelectField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { TryAgain } from '#web/ui/loading/Loading.tsx';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';
import { branches } from '#words/branches.ts';
import { announcedWeek } from './announcedWeek.ts';
import { Notice } from './Notice.tsx';
import { useEditedWords } from './useEditedWords.ts';
import { useWeekChoice } from './useWeekChoice.ts';
import { useWeekPlaces } from './useWeekPlaces.ts';
import { WeekPicture } from './WeekPicture.tsx';

/** A week's announcement, made from the events: a text to paste, a picture, and a notice to print. */
export function ThisWeek() {
  const draft = useOwnDraft('words');
  return <OwnWeek key={draft} draft={draft} />;
}

function OwnWeek({ draft }: { draft: string }) {
  const { data: events, error, isLoading, refetch } = api.useListEventsQuery();
  const now = useClock();
  const origin = useOrigin();
  const [choice] = useWeekChoice();
  const week = announcedWeek(events ?? [], choice, now, origin, useWeekPlaces(choice.language));
  const [edited, edit] = useEditedWords(week, draft);
  const noticed = useDeferredValue(edited?.text); // the notice is measured again for each text
  return (
    <>
      <Typography variant="tool" gutterBottom>
        This Week
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '40rem' }}>
        What to tell people, made of the events that are entered already: for the groups, for Status, and for the notice
        board or the pulpit.
      </Typography>
      <Choices today={now.date} from={week.from} />
      {error ? <TryAgain error={eventsPageError(error)} onRetry={() => void refetch()} /> : null}
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2.5 }}>
        {isLoading ? 'Loading events...' : events ? counted(week.count, englishDates.week(week.from)) : ''}
      </Typography>
      {events ? (
        <>
          {week.count === 0 ? <EmptyWeek /> : null}
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) 300px' },
              alignItems: 'start',
              '& > *': { minWidth: 0 },
            }}
          >
            <TitledSection title="Words for the groups">
              <WordsToShare
                label="They can be changed before they are sent"
                text={edited?.text ?? week.words}
                onText={(text) => edit(text === week.words ? null : text)}
                what="the words for the groups"
              />
              <Box role="status" sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
                {edited ? <Changed behind={edited.from !== week.words} onAfresh={() => edit(null)} /> : null}
              </Box>
            </TitledSection>
            {isFromOwnServer(events) ? <WeekPicture week={week} /> : null}
            <TitledSection title="Notice to print or read aloud">
              <Notice week={week} words={noticed} />
            </TitledSection>
          </Box>
        </>
      ) : null}
    </>
  );
}

const counted = (count: number, range: string): string =>
  `${range}: ${count === 1 ? '1 event' : `${count || 'no'} events`}`;

const withoutYear = (from: string): string => englishDates.week(from).replace(/ \d{4}$/, '');

function Choices({ today, from }: { today: string; from: string }) {
  const [{ branch, language }, change] = useWeekChoice();
  const [thisWeek, nextWeek] = announcedWeeks(today);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
        maxWidth: '47.5rem',
        mb: 2.5,
      }}
    >
      <SelectField
        label="Week"
        value={from === nextWeek ? 'next' : 'this'}
        options={[
          ['this', `This week, ${withoutYear(thisWeek)}`],
          ['next', `Next week, ${withoutYear(nextWeek)}`],
        ]}
        onChange={(value) => change('week', value)}
      />
      <SelectField
        label="Branch"
        value={branch?.key ?? ''}
        options={[['', 'All branches'], ...branches.map(({ key, name }) => [key, name] as const)]}
        onChange={(value) => change('branch', value)}
      />
      <LanguageField value={language} onChange={(chosen) => change('words', chosen === 'en' ? '' : chosen)} />
    </Box>
  );
}

/** Shows that the words were edited, and whether the events have changed since. */
function Changed({ behind, onAfresh }: { behind: boolean; onAfresh: () => void }) {
  return (
    <Alert
      role="presentation"
      severity={behind ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={onAfresh}>
          Start afresh
        </Button>
      }
    >
      {behind
        ? 'The events have changed since you changed these words. Compare them, or start afresh.'
        : 'Your words are kept on this device, and the notice below says the same.'}
    </Alert>
  );
}

function EmptyWeek() {
  return (
    <Alert
      severity="info"
      sx={{ mb: 4, maxWidth: '40rem' }}
      action={
        <Button to={`${href('dashboard')}?create`} color="inherit" size="small">
          Create Event
        </Button>
      }
    >
      Nothing is entered for this week, or it is over already: only the services are announced.
    </Alert>
  );
}
