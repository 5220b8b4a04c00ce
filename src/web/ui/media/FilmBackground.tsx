import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mediaControls } from '#words/mediaControls.ts';
import { savesData } from '../hooks/savesData.ts';

interface FilmBackgroundProps {
  /** Shown at once, and in place of the film where that is not allowed. */
  poster: ReactNode;
  film: { webm: string; mp4: string };
  /** Lays out the film, as the poster is laid out. */
  sx: SystemStyleObject;
}

/**
 * A silent, looping background film: first its poster, then the film where it may play. It does not play for those who
 * save data, are on a slow network, or prefer less motion.
 */
export function FilmBackground({ poster, film, sx }: FilmBackgroundProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'failed'>('waiting');
  const running = state === 'playing' || state === 'paused';
  useEffect(() => {
    const load = () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!video.current || isStill || savesData(/2g|3g/)) return;
      video.current.src = video.current.canPlayType('video/webm') ? film.webm : film.mp4;
      video.current.autoplay = true;
    };
    // While the first page still loads, the film would compete with it.
    if (document.readyState === 'complete') load();
    else addEventListener('load', load);
    return () => removeEventListener('load', load);
  }, [film.webm, film.mp4]);
  const toggle = () => {
    if (state === 'paused') video.current?.play().catch(() => setState('failed'));
    else video.current?.pause();
  };
  return (
    <>
      {poster}
      {state !== 'failed' ? (
        <Box
          component="video"
          ref={video}
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
          sx={{ objectFit: 'cover', opacity: running ? 1 : 0, transition: 'opacity 900ms', ...sx }}
        />
      ) : null}
      {state !== 'failed' ? (
        <IconButton
          hidden={!running}
          aria-label={state === 'paused' ? mediaControls.playFilm : mediaControls.pauseFilm}
          onClick={toggle}
          sx={pauseButton}
        >
          {state === 'paused' ? <PlayArrow /> : <Pause />}
        </IconButton>
      ) : null}
    </>
  );
}

const pauseButton = {
  position: 'absolute',
  zIndex: 2,
  right: { xs: 16, md: 24 },
  top: { xs: 84, md: 96 },
  color: 'glass.ink',
  bgcolor: 'glass.main',
  '&:hover': { bgcolor: 'glass.deep' },
  '&[hidden]': { display: 'none' },
} as const;
