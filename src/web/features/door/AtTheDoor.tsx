import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { door as words } from '#content/events/door.ts';
import { cameOf, HEADS, type Head } from '#shared/attendance/door.ts';
import { MINUTE_MS, readableDate, readableMoment, readableTime } from '#shared/time.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { asApiError, staffApiError } from '#web/api/errors.ts';
import type { ApiError } from '#web/api/requests.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { Counter } from './Counter.tsx';
import { answered, type Door, isFull, knownCounts, openDoor, tapped, unsentTaps } from './keptDoor.ts';
import { NameList } from './NameList.tsx';
import { useExchange } from './useExchange.ts';

/** How long the phone vibrates at a press, in milliseconds. */
const VIBRATION_DURATION_MS = 20;

/** Counts who comes to an event, on several phones at once, with and without a network. */
export function AtTheDoor({ eventId }: { eventId: string }) {
  const { door, kept, error } = useDoor(eventId);
  const [full, setFull] = useState(false);
  useAwakePhone();
  useKeptPage();
  const came = cameOf(knownCounts(door));
  const { answer, separately } = door;

  const press = (head: Head, sign: 'plus' | 'minus') => {
    // Minus undoes a press, so it is disabled where nobody was counted.
    if (sign === 'minus' && came[head] === 0) return;
    const name = `${head}_${sign}` as const;
    setFull(isFull(door, name));
    kept.change((now) => tapped(now, name));
    navigator.vibrate?.(VIBRATION_DURATION_MS);
  };
  const counter = (head: Head, shown: keyof typeof words.heads) => (
    <Counter
      key={shown}
      words={words.heads[shown]}
      count={separately ? came[head] : undefined}
      onPlus={() => press(head, 'plus')}
      onMinus={() => press(head, 'minus')}
    />
  );

  return (
    <Box
      sx={{
        maxWidth: '36rem',
        mx: 'auto',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)', // no wider than the phone, whatever the title
        gap: 2,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="header">
        <Typography variant="tool">At the door</Typography>
        {answer ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {answer.event.title}, {readableDate(answer.event.start_date)}, {readableTime(answer.event.start_time)}
          </Typography>
        ) : null}
      </Box>
      <Sum door={door} />
      {separately ? HEADS.map((head) => counter(head, head)) : counter('adults', 'together')}
      {full ? <Alert severity="warning">{words.full}</Alert> : null}
      <Sending door={door} error={error} />
      {kept.isStored() ? null : <Alert severity="warning">{words.notKept}</Alert>}
      <FormControlLabel
        control={
          <Checkbox
            checked={separately}
            onChange={(_, checked) => kept.change((now) => ({ ...now, separately: checked }))}
          />
        }
        label={words.separately}
      />
      <NameList eventId={eventId} asked={answer?.expected != null} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.help} {came.children > 0 && !separately ? words.otherwise : ''}
      </Typography>
    </Box>
  );
}

/** How many came by all phones that this one knows of, how old that is, and how many were expected. */
function Sum({ door }: { door: Door }) {
  const came = cameOf(knownCounts(door));
  const now = useNow().getTime();
  return (
    <Box>
      <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="span" data-sum sx={{ fontSize: '4.5rem', lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}>
          {(came.adults + came.children).toLocaleString('en-GB')}
        </Box>
        <span>{words.came}</span>
        {door.answer?.expected == null ? null : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words.expected(door.answer.expected)}
          </Box>
        )}
      </Typography>
      <VisuallyHidden role="status">{words.said(came)}</VisuallyHidden>
      <Typography sx={{ color: 'text.secondary' }}>{ageOf(door, now)}</Typography>
    </Box>
  );
}

/** How many of this phone's presses are not sent, and why. */
function Sending({ door, error }: { door: Door; error: ApiError | undefined }) {
  if (!error) return null;
  if (error.status === 404) return <Alert severity="error">{words.gone}</Alert>;
  const unsent = unsentTaps(door);
  const kept = unsent > 0 ? words.unsent(unsent) : '';
  if (error.kind === 'refused') return <Alert severity="error">{`${staffApiError(error)} ${kept}`}</Alert>;
  return (
    // No live region: the number changes with each press, which the region above announces.
    <Alert severity="info" role="note">
      {kept} {words.sentLater}
    </Alert>
  );
}

function ageOf({ answer, at }: Door, now: number): string {
  if (!answer) return words.age.never;
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return words.age.now;
  return minutes < 60 ? words.age.minutes(minutes) : words.age.since(readableMoment(at));
}

/** Has the service worker keep this page, also on a phone that saves data: it is opened where there is no network. */
function useKeptPage(): void {
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ page: location.href }));
  }, []);
}

/** Keeps the screen on while the page is open, where the browser can and the phone lets it. */
function useAwakePhone(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return; // a hidden page has lost its lock
      const got = await navigator.wakeLock?.request('screen').catch(() => undefined); // a low battery refuses it
      if (left) await got?.release();
      else lock = got;
    };
    void stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}

/** An event's door on this phone, which exchanges counts with the server while the page is open and visible. */
function useDoor(eventId: string) {
  const kept = useMemo(() => openDoor(eventId), [eventId]);
  const door = useSyncExternalStore(kept.subscribe, kept.read);
  const [send] = signupsApi.useUpdateDoorCountsMutation();
  const [error, setError] = useState<ApiError>(); // why the last exchange with the server failed
  useExchange(true, {
    subscribe: kept.subscribe,
    isUnsent: () => unsentTaps(kept.read()) > 0,
    send: () => send({ id: eventId, ...kept.read().own }),
    take: ({ data, error: fault }) => {
      const failure = fault && asApiError(fault);
      setError(failure);
      if (data) kept.change((now) => answered(now, data));
      return failure?.status !== 404; // the event is gone
    },
  });
  return { door, kept, error };
}
