import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mediaControls } from '#words/mediaControls.ts';
import { startFilm } from './startFilm.ts';

interface FilmBackgroundProps {
  /** Shown at once, and in place of the film where that is not allowed. */
  poster: ReactNode;
  film: { webm: string; mp4: string };
  /** Lays out the film, as the poster is laid out. */
  sx?: SxProps<Theme>;
  /** Where the pause button stands. */
  buttonSx?: SxProps<Theme>;
}

/**
 * A silent, looping background film: first its poster, then the film where it may play. On the first page the start
 * script may have started it already.
 */
export function FilmBackground({ poster, film, sx, buttonSx }: FilmBackgroundProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'failed'>('waiting');
  const running = state === 'playing' || state === 'paused';
  useEffect(() => {
    const shown = video.current;
    if (shown?.currentTime) setState(shown.paused ? 'paused' : 'playing');
    // While the first page still loads, the film would compete with it: the start script starts it then.
    else if (shown && document.readyState === 'complete') startFilm(shown);
  }, []);
  // The film itself is asked: a press from before the app started may come before `state` knows that it plays.
  const toggle = () => {
    if (video.current?.paused) video.current.play().catch(() => setState('failed'));
    else video.current?.pause();
  };
  return (
    <>
      {poster}
      {state !== 'failed' ? (
        <Box
          component="video"
          ref={video}
          data-webm={film.webm}
          data-mp4={film.mp4}
          preload="none"
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setState('playing')}
          onPause={() => setState('paused')}
          onError={() => setState('failed')}
          sx={[
            { objectFit: 'cover', opacity: running ? 1 : 0, transition: 'opacity 900ms' },
            ...(Array.isArray(sx) ? sx : [sx]),
          ]}
        />
      ) : null}
      {state !== 'failed' ? (
        <IconButton
          data-film-button
          hidden={!running}
          aria-label={state === 'paused' ? mediaControls.playFilm : mediaControls.pauseFilm}
          onClick={toggle}
          sx={[
            {
              color: 'glass.ink',
              bgcolor: 'glass.main',
              '&:hover': { bgcolor: 'glass.deep' },
              '&[hidden]': { display: 'none' },
            },
            ...(Array.isArray(buttonSx) ? buttonSx : [buttonSx]),
          ]}
        >
          {state === 'paused' ? <PlayArrow /> : <Pause />}
        </IconButton>
      ) : null}
    </>
  );
}
