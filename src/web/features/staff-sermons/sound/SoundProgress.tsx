import { Alert, Box, Button, LinearProgress } from '@mui/material';
import type { Sound } from '#web/entities/sermon/keptSounds.ts';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { forgetSound, goOnWithSound, stopSound } from './sounds.ts';
import { soundState } from './soundWords.ts';

const QUIET = 'Hardly anything is heard in it. Listen to the file before you send it.';

/** A recording on its way: how far it is, and what can be done. `onRemove` is called when it was removed. */
export function SoundProgress({ sound, onRemove }: { sound: Sound; onRemove?: () => void }) {
  const store = useAppStore();
  const { key, name, state, share, said, quiet, broken } = sound;
  const runs = state === 'making' || state === 'sending';
  const words = soundState(sound);
  const remove = () => {
    forgetSound(key);
    onRemove?.();
  };
  const button = (label: string, onClick: () => void) => (
    <Button variant="outlined" color="inherit" size="small" onClick={onClick}>
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>{name}</strong>
      {said ? <Alert severity="error">{said}</Alert> : <Box>{words}</Box>}
      {runs ? (
        <LinearProgress
          aria-label={`${state === 'making' ? 'Making small' : 'Sending'} ${name}`}
          variant="determinate"
          value={Math.floor(share * 100)}
          sx={{ borderRadius: 2, height: 6 }}
        />
      ) : null}
      {/* Read out at each tenth alone. */}
      <VisuallyHidden role="status">
        {runs && !broken ? `${name}: ${state}, ${Math.floor(share * 10) * 10} %` : said ? '' : words}
      </VisuallyHidden>
      {quiet ? <Alert severity="warning">{QUIET}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {runs
          ? button('Stop', () => stopSound(key))
          : state === 'stopped' && button('Go on', () => void goOnWithSound(store, key))}
        {runs ? null : button('Remove', remove)}
      </Box>
    </Box>
  );
}
