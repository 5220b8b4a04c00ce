import { Alert, FormControlLabel, Switch, Typography } from '@mui/material';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { type PushState, usePushNews } from './usePushNews.ts';

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
