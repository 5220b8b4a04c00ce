import AddIcon from '@mui/icons-material/Add';
import CountIcon from '@mui/icons-material/HowToRegOutlined';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import PrintIcon from '@mui/icons-material/Print';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { door } from '#content/events/door.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { momentWords } from '#shared/events/publishing.ts';
import { headsOf, type SignupShown, type SignupState } from '#shared/signup/signup.ts';
import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import type { SignupListAnswer, SignupTotals } from '#shared/signup/staffSignups.ts';
import { readableDate, readableTime } from '#shared/time.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { staffApiError } from '#web/api/errors.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ExportMenu } from '#web/ui/files/ExportMenu.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { useStaying } from '#web/ui/hooks/useStaying.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { SignupDialog } from './SignupDialog.tsx';
import { SignupGroups } from './SignupGroups.tsx';
import { signupRows } from './signupRows.ts';
import { useSignupChanges } from './useSignupChanges.ts';

/** How often the list is refetched while it is in view. */
const POLLING_INTERVAL_MS = 10_000;

/** Who has signed up for an event: the list with its totals and actions. */
export function SignupList({ eventId }: { eventId: string }) {
  const query = signupsApi.useListSignupsQuery(
    { id: eventId },
    { pollingInterval: POLLING_INTERVAL_MS, skipPollingIfUnfocused: true },
  );
  const { heading, focusHeading } = useHeadingFocus(); // the row that had the focus goes to another group
  return (
    <Box sx={{ maxWidth: '60rem' }}>
      <Typography ref={heading} tabIndex={-1} variant="tool" sx={{ outline: 'none' }}>
        Sign-ups
      </Typography>
      <QueryState of={query} />
      {query.data ? <ShownList list={query.data} eventId={eventId} onMoved={focusHeading} /> : null}
    </Box>
  );
}

const button = (label: string, icon: ReactNode, onClick: () => void) => (
  <Button variant="outlined" color="inherit" startIcon={icon} onClick={onClick}>
    {label}
  </Button>
);

function ShownList({ list, eventId, onMoved }: { list: SignupListAnswer; eventId: string; onMoved: () => void }) {
  const { event, shown, totals, signups, forgotten } = list;
  const changes = useSignupChanges(eventId);
  const [parameters, setParameters] = useSearchParams();
  const edit = parameters.get('edit'); // in the address, so that the dialog opens again after a login
  const edited = useStaying(
    `${edit}`,
    signups.find(({ id }) => String(id) === edit),
  );
  const open = (which: string) => setParameters({ edit: which });
  const [messaging, setMessaging] = useState(false);
  const takes = shown.state === 'open' || shown.state === 'full';
  const reachable = signups.some(
    ({ phone_number, state, spam }) => phone_number && !spam && state !== 'left' && state !== 'removed',
  );
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        <Link to={href('event', { id: event.id })} color="inherit">
          {event.title}
        </Link>
        , {readableDate(event.start_date)}, {readableTime(event.start_time)}
      </Typography>
      <SignupTotalsLine shown={shown} totals={totals} separately={event.signup_children === 'yes'} />
      {forgotten ? (
        <Alert severity="info">
          Names, phone numbers and answers were deleted {MAX_SIGNUP_AGE_DAYS} days after the event. The totals stay.
        </Alert>
      ) : (
        <>
          <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
            <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => open('new')}>
              Add by hand
            </Button>
            {takes
              ? button('Close sign-up now', null, () => void changes.close(true))
              : event.signup === 'closed' && button('Open sign-up again', null, () => void changes.close(false))}
            {reachable ? button('Message everybody', <WhatsAppIcon />, () => setMessaging(true)) : null}
            {takes ? <RemindNow event={event} reachable={reachable} onMessage={() => setMessaging(true)} /> : null}
            <Button variant="outlined" color="inherit" startIcon={<CountIcon />} to={href('door', { id: event.id })}>
              {door.menuItem}
            </Button>
            {signups.length > 0 ? (
              <>
                <ExportMenu
                  variant="outlined"
                  color="inherit"
                  name={`sign-ups-${event.start_date}`}
                  sheet="Sign-ups"
                  rows={() => signupRows(signups)}
                />
                {button('Print', <PrintIcon />, () => window.print())}
              </>
            ) : null}
          </Box>
          {signups.length === 0 ? (
            <Typography sx={{ color: 'text.secondary', py: 2 }}>Nobody has signed up yet.</Typography>
          ) : (
            <SignupGroups list={list} onEdit={({ id }) => open(String(id))} changes={changes} onMoved={onMoved} />
          )}
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            Only staff see this list. Names and numbers are deleted {MAX_SIGNUP_AGE_DAYS} days after the event.
          </Typography>
        </>
      )}
      {edit === 'new' || edited ? (
        <SignupDialog
          event={event}
          signup={edited}
          changes={changes}
          onClose={() => setParameters('', { replace: true })}
        />
      ) : null}
      {messaging ? <MessageDialog list={list} onClose={() => setMessaging(false)} /> : null}
    </>
  );
}

interface SignupTotalsLineProps {
  shown: SignupShown;
  totals: SignupTotals;
  /** Whether children are counted separately. */
  separately: boolean;
}

const STATES: Readonly<Record<SignupState, string>> = {
  open: 'Open',
  full: 'Full: new ones go on the waiting list. Open',
  closed: 'Closed',
  cancelled: 'Closed: the event is cancelled',
  postponed: 'Closed until the new day is known',
  over: 'Closed: the event is over',
  removed: 'Closed: the event was deleted',
};

/** How many come and wait, in large figures, and whether sign-up is open. */
function SignupTotalsLine({ shown, totals, separately }: SignupTotalsLineProps) {
  const { coming, waiting, places } = totals;
  const until = shown.state === 'open' || shown.state === 'full' ? ` until ${momentWords(shown.closes)}` : '';
  const hasChildren = separately || coming.children > 0;
  const figures: [string, number | null][] = [
    [headsOf(coming) === 1 ? 'person coming' : 'people coming', headsOf(coming)],
    [coming.adults === 1 ? 'adult' : 'adults', hasChildren ? coming.adults : null],
    [coming.children === 1 ? 'child' : 'children', hasChildren ? coming.children : null],
    ['waiting', places === null && headsOf(waiting) === 0 ? null : headsOf(waiting)],
    [
      places === null ? '' : `of ${places.toLocaleString('en-GB')} places free`,
      places && Math.max(0, places - headsOf(coming)),
    ],
  ];
  return (
    <Box role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        {figures.map(([name, count]) =>
          count === null ? null : (
            <Typography key={name} component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
              <Box component="span" sx={{ fontSize: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {count.toLocaleString('en-GB')}
              </Box>
              <span>{name}</span>
            </Typography>
          ),
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {STATES[shown.state]}
        {until}.
      </Typography>
    </Box>
  );
}

interface RemindNowProps {
  event: ChurchEvent;
  /** Whether somebody left a number, who can be written to besides. */
  reachable: boolean;
  onMessage: () => void;
}

/**
 * Reminds everybody of an event: a notification to those who asked for one, then ready words for WhatsApp to those who
 * left a number. The site does not know which of them are the same people.
 */
function RemindNow({ event, reachable, onMessage }: RemindNowProps) {
  const [send] = remindersApi.useSendRemindersMutation();
  const [asking, setAsking] = useState(false);

  async function remind() {
    const { data, error } = await send({ id: event.id });
    setAsking(false);
    if (error) return showToast(staffApiError(error), 'error');
    showToast(sentWords(data.sent), data.sent > 0 ? 'success' : 'info');
    if (reachable) onMessage();
  }

  return (
    <>
      {button('Send a reminder now', <BellIcon />, () => setAsking(true))}
      <ConfirmDialog
        open={asking}
        title="Send a reminder now?"
        yes="Send"
        no="Close"
        color="secondary"
        onClose={() => setAsking(false)}
        onYes={remind}
      >
        Everybody who asked for a reminder of {event.title} gets a notification.
        {reachable ? ' Then ready words for WhatsApp open, for those who left a number.' : null}
      </ConfirmDialog>
    </>
  );
}

const sentWords = (sent: number): string => {
  if (sent === 0) return 'Nobody has asked for a reminder.';
  return sent === 1 ? '1 device got a reminder.' : `${sent} devices got a reminder.`;
};
