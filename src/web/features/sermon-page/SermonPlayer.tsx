import Replay10Icon from '@mui/icons-material/Replay10';
import { Box, Button } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SermonSound, SermonSummary } from '#shared/sermons/sermon.ts';
import { soundPath } from '#shared/sermons/sermonPaths.ts';
import { sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';
import { placeIn, rememberPlace } from './places.ts';
import { comeBack, playOn } from './playOn.ts';

const words = sermonLibrary.player;

const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'] as const;

const BACK_SECONDS = 10;

interface SermonPlayerProps {
  sermon: SermonSummary;
  sound: SermonSound;
}

/** The browser's own player of a recording, which loads nothing before it is pressed and goes on where one stopped. */
export function SermonPlayer({ sermon, sound }: SermonPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState('1');
  const [begun, setBegun] = useState(false);
  const hydrated = useHydrated();
  const place = hydrated && !begun ? placeIn(sound.id) : 0;
  const { text: title } = sermonTitle(sermon);
  const { preacher } = sermon;
  const church = useChurchName();

  // Not `useEffect`: it would end when the player has left the page already, and so has stopped.
  useLayoutEffect(() => {
    const { current: player } = audio;
    if (!player) return;
    const forget = rememberPlace(player, sound.id);
    comeBack(player);
    return () => {
      if (player.paused) forget();
      else playOn(player, title);
    };
  }, [sound.id, title]);

  const showPlaying = () => {
    setBegun(true);
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: preacher, album: church });
  };

  return (
    <>
      <Box
        component="audio"
        ref={audio}
        controls
        preload="none"
        src={soundPath(sound)}
        onPlay={showPlaying}
        aria-label={sermonLibrary.listen}
        sx={{ display: 'block', width: '100%' }}
      />
      <Box sx={[{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5, alignItems: 'center' }, needsScript]}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Replay10Icon />}
          data-steps=""
          onClick={() => {
            if (audio.current) audio.current.currentTime -= BACK_SECONDS;
          }}
        >
          {words.back}
        </Button>
        <SelectField
          label={words.speed}
          value={speed}
          onChange={(chosen) => {
            setSpeed(chosen);
            if (audio.current) audio.current.playbackRate = audio.current.defaultPlaybackRate = Number(chosen);
          }}
          options={SPEEDS.map((one) => [one, `${one}×`] as const)}
          size="small"
          sx={{ width: 110 }}
        />
        {place > 0 ? <span>{words.goesOn(clock(place))}</span> : null}
      </Box>
    </>
  );
}

/** Seconds as players show them: `1:02:09`, `4:05`. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor) as [
    number,
    number,
    number,
  ];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
