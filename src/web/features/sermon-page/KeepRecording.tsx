import DownloadIcon from '@mui/icons-material/DownloadForOffline';
import { Box, Button } from '@mui/material';
import type { SermonSound, SermonSummary } from '#shared/sermons/sermon.ts';
import { soundPath } from '#shared/sermons/sermonPaths.ts';
import { canKeepSermons, keepSermon, removeSermon, useKeptSermons } from '#web/entities/sermon/keptSermons.ts';
import { megabytes } from '#web/entities/sermon/sermonText.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';

const words = sermonLibrary.keep;

/** Keeps a recording on the device, so that it can be heard without a network, and takes it off again. */
export function KeepRecording({ sermon, sound }: { sermon: SermonSummary; sound: SermonSound }) {
  const { sermons, coming } = useKeptSermons();
  const canKeep = useHydrated() && canKeepSermons();
  const path = soundPath(sound);
  const came = coming[path];
  const isKept = sermons.some((kept) => kept.path === path);
  const isComing = typeof came === 'number';
  if (!canKeep) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, mt: 2 }}>
      <Box role="status" sx={{ '&:not(:empty)': { mr: 1.5 } }}>
        {isKept
          ? words.kept
          : came === 'broken'
            ? words.brokeOff
            : isComing
              ? words.coming(Math.floor(came * 100))
              : null}
      </Box>
      {/* One button for all, so that it keeps the focus. */}
      <Button
        variant="outlined"
        color={isKept ? 'inherit' : 'primary'}
        startIcon={isKept ? undefined : <DownloadIcon />}
        aria-disabled={isComing}
        onClick={isComing ? undefined : () => void (isKept ? removeSermon(path) : keepSermon(sermon, sound))}
        sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
      >
        {isKept ? words.remove : came === 'broken' ? words.goOn : words.keep(megabytes(sound.bytes))}
      </Button>
    </Box>
  );
}
