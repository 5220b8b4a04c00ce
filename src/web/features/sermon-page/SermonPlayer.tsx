import Replay10Icon from '@mui/icons-material/Replay10';
import { Box, Button } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SermonSound, SermonSummary } from '#shared/sermons/sermon.ts';
import { soundPath } from '#shared/sermons/sermonPaths.ts';
import { sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';

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

/** The player that runs beside other pages. It stands outside the app's root, at the foot of the window. */
let running: HTMLAudioElement | undefined;

/** Takes a player that runs along when its page is left. It goes once it is paused. @param title what is heard */
export function playOn(player: HTMLAudioElement, title: string): void {
  running?.pause();
  running = player;
  player.ariaLabel = title;
  player.style.cssText = `position:sticky;bottom:${BAR_HEIGHT};z-index:1250;display:block;width:100%`;
  player.addEventListener('pause', () => player.remove(), { once: true });
  document.getElementById('root')?.after(player);
}

/** Takes the recording back when its page is opened again. Another one stops once this one is played. */
export function comeBack(player: HTMLAudioElement): void {
  const other = running;
  if (!other?.isConnected) return;
  player.addEventListener('play', () => other.pause(), { once: true });
  if (other.src === player.src) player.play().catch(() => other.pause()); // the browser may ask for a press
}

/** How far one listens before the place is written down again, in seconds. */
const STEP_SECONDS = 5;

const keyOf = (id: string) => `sermon-place ${id}`;

/** Where a recording was stopped on this device, in seconds; 0 where it was not begun, or was heard to its end. */
export const placeIn = (id: string): number => Number(safeLocal.get(keyOf(id)) ?? 0) || 0;

/** Goes on where the recording was stopped, and writes down the place. Returns what ends that. */
export function rememberPlace(player: HTMLAudioElement, id: string): () => void {
  const ending = new AbortController();
  const on = (names: readonly string[], act: () => void) => {
    for (const name of names) player.addEventListener(name, act, ending);
  };
  let written = 0;
  const write = () => {
    written = player.currentTime;
    if (written > 0 && !player.ended) safeLocal.set(keyOf(id), String(Math.floor(written)));
  };
  on(['loadedmetadata'], () => {
    if (placeIn(id) > 0) player.currentTime = placeIn(id);
  });
  on(['timeupdate'], () => {
    if (Math.abs(player.currentTime - written) >= STEP_SECONDS) write();
  });
  on(['pause'], write);
  on(['ended'], () => safeLocal.set(keyOf(id), null));
  return () => ending.abort();
}
