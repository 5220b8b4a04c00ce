import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { takeFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import type { FieldMark } from '../hooks/useFieldMark.ts';
import { Picture, type ShownPicture } from './Picture.tsx';

interface VideoFrameProps extends FieldMark {
  /** The part of the video's address after `watch?v=`. */
  youtubeId: string;
  /** The video's name, in the language of the page; without one it is what the button says. */
  name?: string;
  picture: ShownPicture;
  /** On the button, for screen readers: `Play the video`. */
  play: string;
  sizes: string;
}

/** A YouTube video: a picture with a play button; nothing of YouTube's is loaded before it is pressed. */
export function VideoFrame({ youtubeId, name, picture, play, sizes, ...mark }: VideoFrameProps) {
  const [started, setStarted] = useState(false);
  return (
    <Box
      {...mark}
      sx={{ position: 'relative', aspectRatio: '16 / 9', borderRadius: 4, overflow: 'hidden', bgcolor: 'glass.deep' }}
    >
      {started ? (
        <Box
          component="iframe"
          ref={takeFocus}
          title={name ?? play}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}?autoplay=1&rel=0`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <>
          <Picture name={picture} sizes={sizes} ratio="16 / 9" alt="" />
          <IconButton
            aria-label={name ? `${play}: ${name}` : play}
            onClick={() => setStarted(true)}
            sx={{ position: 'absolute', inset: 0, width: '100%', borderRadius: 'inherit' }}
          >
            <PlayArrow sx={playSign} />
          </IconButton>
        </>
      )}
    </Box>
  );
}

const playSign = {
  p: 2.25,
  fontSize: 88,
  borderRadius: '50%',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
} as const;
