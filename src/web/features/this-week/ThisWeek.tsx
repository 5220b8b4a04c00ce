import { Alert, Box, Button, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { applyContent } from '#shared/content/applyContent.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import { announcedWeeks, WEEK_DAYS } from '#shared/events/times/week.ts';
import { addDays } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { picturesApi } from '#web/api/endpoints/pictures.ts';
import { asApiError, eventsPageError, staffApiError } from '#web/api/errors.ts';
import { isFromOwnServer, OWN_BACKEND } from '#web/api/requests.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { forgetDraft, keepDraft, keptDraft } from '#web/ui/drafts/drafts.ts';
import { LanguageField, SelectField } from '#web/ui/forms/FormTextField.tsx';
import { useClock, useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { TryAgain } from '#web/ui/loading/Loading.tsx';
import { StatusPicture } from '#web/ui/media/StatusPicture.tsx';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';
import { branches } from '#words/branches.ts';
import { type AnnouncedWeek, announcedWeek, type WeekPlaces } from './announcedWeek.ts';
import { Notice } from './Notice.tsx';
import { useWeekChoice } from './useWeekChoice.ts';

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
          {week.count === 0 ? (
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
          ) : null}
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

const counted = (count: number, range: string): string => `${range}: ${count === 0 ? 'no events' : eventCount(count)}`;

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

/** The picture of the week for WhatsApp Status, drawn by the server; nothing if the server draws none. */
function WeekPicture({ week }: { week: AnnouncedWeek }) {
  const { from, heading, range, count, shows } = week;
  const { language: lang } = week.language;
  const branch = week.branch?.key ?? '';
  const { currentData, error, refetch } = picturesApi.useReadWeekPictureQuery({ from, branch, lang, shows });
  const name = ['week', from, branch, lang === 'en' ? '' : lang].filter(Boolean).join('-');
  const shown = count === 0 ? 'the services' : eventCount(count);
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

/** The words for the groups as somebody changed them. */
interface EditedWords {
  text: string;
  /** The generated words that they are based on. */
  from: string;
}

/** By week, branch and language: `2026-11-22 juja`, `2026-11-22 juja sw`. */
type Kept = Record<string, EditedWords>;

/**
 * The words for the groups as they were changed for a week and branch, kept on this device; null if they were not.
 *
 * @param draft the name under which they are kept; pass a `key` that changes with it
 */
function useEditedWords(week: AnnouncedWeek, draft: string): [EditedWords | null, (text: string | null) => void] {
  const { from, branch, words } = week;
  const { language } = week.language;
  const [kept, setKept] = useState(() => (keptDraft(draft)?.values ?? {}) as Kept);
  const name = `${from} ${branch?.key ?? 'all'}${language === 'en' ? '' : ` ${language}`}`;
  const change = (text: string | null) => {
    const { [name]: before, ...others } = kept;
    const next = text === null ? others : { ...others, [name]: { text, from: before?.from ?? words } };
    // Removes the words of earlier weeks.
    const recent = Object.fromEntries(Object.entries(next).filter(([other]) => other >= addDays(from, -WEEK_DAYS)));
    setKept(recent);
    if (Object.keys(recent).length > 0) keepDraft(draft, recent);
    else forgetDraft(draft);
  };
  return [kept[name] ?? null, change];
}

/** The church's places with the hours that staff last published, in the language of the announcement. */
function useWeekPlaces(lang: Language): WeekPlaces {
  const church = useChurchName();
  const { data } = api.useReadContentQuery({ page: 'church', lang }, { skip: !OWN_BACKEND });
  const { branches, serviceHours } = eventLanguages[lang];
  const words = { serviceHours, branch: Object.fromEntries(branches.map(({ key, hours }) => [key, { hours }])) };
  const edited = applyContent(words, data);
  const hoursOf = (key: string) => (key === 'ruiru' ? edited.serviceHours : edited.branch[key]?.hours);
  return { church, branches: branches.map((branch) => ({ ...branch, hours: hoursOf(branch.key) ?? branch.hours })) };
}
