import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { useFilmAllowed } from './useFilmAllowed.ts';

interface FilmBackgroundProps {
  /** Stands at once, and stays where the film may not run. */
  poster: ReactNode;
  film: { webm: string; mp4: string };
  /** Lays out the film, as the poster is laid out. */
  sx?: SxProps<Theme>;
  /** Where the pause button stands. */
  buttonSx?: SxProps<Theme>;
}

/** A looping film without sound behind what stands over it: its poster first, the film where it is welcome. */
export function FilmBackground({ poster, film, sx, buttonSx }: FilmBackgroundProps) {
  const allowed = useFilmAllowed();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'failed'>('waiting');
  const running = state === 'playing' || state === 'paused';
  const toggle = () => {
    if (state === 'playing') video.current?.pause();
    else video.current?.play().catch(() => setState('failed'));
  };
  return (
    <>
      {poster}
      {allowed && state !== 'failed' ? (
        <Box
          component="video"
          ref={video}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setState('playing')}
          onPause={() => setState('paused')}
          sx={[
            { objectFit: 'cover', opacity: running ? 1 : 0, transition: 'opacity 900ms' },
            ...(Array.isArray(sx) ? sx : [sx]),
          ]}
        >
          <source src={film.webm} type="video/webm" />
          <source src={film.mp4} type="video/mp4" onError={() => setState('failed')} />
        </Box>
      ) : null}
      {running ? (
        <IconButton
          aria-label={state === 'playing' ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
          sx={[
            { color: 'glass.ink', bgcolor: 'glass.main', '&:hover': { bgcolor: 'glass.deep' } },
            ...(Array.isArray(buttonSx) ? buttonSx : [buttonSx]),
          ]}
        >
          {state === 'playing' ? <Pause /> : <PlayArrow />}
        </IconButton>
      ) : null}
    </>
  );
}
