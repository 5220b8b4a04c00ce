import { Alert, FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { staffApiError } from '#web/api/errors.ts';
import { hasStaffNews, setStaffNews } from '#web/entities/push/devicePush.ts';
import { type Reach, usePushDevice } from '#web/entities/push/usePushDevice.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';

const UNSUPPORTED =
  'This browser cannot show news. On an iPhone or iPad, first add the site to the home screen (Share, then “Add to Home Screen”) and open it from there.';

const WORDS: Record<Exclude<Reach, 'yes'> | 'on' | 'off', string> = {
  loading: 'Getting this device ready for news…',
  unsupported: UNSUPPORTED,
  iPhone: UNSUPPORTED,
  blocked: 'This browser is set to show no notifications from this site. Allow them in the browser’s settings first.',
  off: 'This device can show a short note when somebody writes to the church or somebody else changes the events. It shows no names and no text.',
  on: 'This device shows a note when somebody writes to the church, or somebody else changes the events. It shows no names and no text. Logging out turns it off.',
};

const NOT_REACHED = 'This device could not be reached by its push service. Please try again later.';

/** News on this device by Web Push, turned on and off. */
export function NewsChoice() {
  const { reach, busy, error, change } = usePushDevice(NOT_REACHED, staffApiError);
  const [isOn, setOn] = useState<boolean>();
  const [create] = remindersApi.useCreatePushSubscriptionMutation();
  const [remove] = remindersApi.useDeletePushSubscriptionMutation();
  useEffect(() => {
    void hasStaffNews().then(setOn);
  }, []);
  const turn = async (on: boolean) => {
    if (!(await change((device) => (on ? create(device) : remove({ endpoint: device.endpoint }))))) return;
    setStaffNews(on);
    setOn(on);
  };
  const state = reach !== 'yes' ? reach : isOn === undefined ? 'loading' : isOn ? 'on' : 'off';
  return (
    <TitledSection title="News on this device">
      <FormControlLabel
        control={<Switch checked={state === 'on'} onChange={(_event, on) => void turn(on)} />}
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
