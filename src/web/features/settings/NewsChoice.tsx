import { Alert, FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { staffApiError } from '#web/api/errors.ts';
import {
  hasStaffNews,
  heldSubscription,
  pushManager,
  setStaffNews,
  subscribeDevice,
} from '#web/entities/push/devicePush.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';

const WORDS: Record<PushState, string> = {
  loading: 'Getting this device ready for news…',
  unsupported:
    'This browser cannot show news. On an iPhone or iPad, first add the site to the home screen (Share, then “Add to Home Screen”) and open it from there.',
  blocked: 'This browser is set to show no notifications from this site. Allow them in the browser’s settings first.',
  off: 'This device can show a short note when somebody writes to the church or somebody else changes the events. It shows no names and no text.',
  on: 'This device shows a note when somebody writes to the church, or somebody else changes the events. It shows no names and no text. Logging out turns it off.',
};

/** News on this device by Web Push, turned on and off. */
export function NewsChoice() {
  const { state, busy, error, change } = usePushNews();
  return (
    <TitledSection title="News on this device">
      <FormControlLabel
        control={<Switch checked={state === 'on'} onChange={(_event, on) => void change(on)} />}
        disabled={busy || (state !== 'on' && state !== 'off')}
        label="Tell this device of news"
      />
      <Typography sx={{ color: 'text.secondary' }}>{WORDS[state]}</Typography>
      {error ? (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {error}
        </Alert>
      ) : null}
    </TitledSection>
  );
}

/**
 * Whether this device gets notifications: `loading` until the service worker is there, `blocked` if the person has refused
 * them in the browser.
 */
type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on';

const NOT_SUBSCRIBED = 'This device could not be reached by its push service. Please try again later.';

async function stateNow(): Promise<PushState> {
  if (!(await pushManager())) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await hasStaffNews()) ? 'on' : 'off';
}

/** Web Push on this device, and how to turn it on and off. */
function usePushNews() {
  const [state, setState] = useState<PushState>('loading');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [readKey] = remindersApi.useLazyReadPushKeyQuery();
  const [create] = remindersApi.useCreatePushSubscriptionMutation();
  const [remove] = remindersApi.useDeletePushSubscriptionMutation();

  useEffect(() => {
    void stateNow().then(setState);
  }, []);

  async function turnOn(): Promise<string | null> {
    const key = await readKey();
    if (key.error) return staffApiError(key.error);
    const device = await subscribeDevice(key.data ?? '');
    if (device === 'refused') return null; // the state shows it
    if (device === 'unreachable') return NOT_SUBSCRIBED;
    const kept = await create(device);
    if (!kept.error) setStaffNews(true);
    return kept.error ? staffApiError(kept.error) : null;
  }

  async function turnOff(): Promise<string | null> {
    const held = await heldSubscription();
    if (!held) return null;
    const gone = await remove({ endpoint: held.endpoint });
    if (gone.error) return staffApiError(gone.error);
    setStaffNews(false);
    return null;
  }

  async function change(on: boolean) {
    setBusy(true);
    setError(await (on ? turnOn() : turnOff()));
    setState(await stateNow());
    setBusy(false);
  }

  return { state, busy, error, change };
}
