import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import { Box, IconButton, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Captioned, isDrawn } from '#content/ministry.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { glassTone } from '#web/theme/glassTone.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Slideshow } from '#web/ui/media/Slideshow.tsx';
import { gallery } from '#words/gallery.ts';
import { mediaControls } from '#words/mediaControls.ts';

/** Ten pictures that fill the screen (specification, sections 2 and 9). */
export function GallerySlideshow() {
  const { title, lead, label, pictures, mark } = usePageWords('gallery', gallery);
  const show = useRef<HTMLDivElement>(null);
  const { can, full, toggle } = useFullScreen(show);
  return (
    <Box sx={[glassTone, { position: 'relative' }]}>
      <Slideshow
        ref={show}
        label={label}
        names={pictures.map(({ caption }) => caption)}
        renderSlide={(at) => <Slide slide={pictures[at]} at={at} />}
        buttons={
          can ? (
            <IconButton
              color="inherit"
              aria-label={full ? mediaControls.leaveFullScreen : mediaControls.fullScreen}
              onClick={toggle}
            >
              {full ? <FullscreenExit /> : <Fullscreen />}
            </IconButton>
          ) : null
        }
        overlay={
          <Box
            sx={{
              position: 'absolute',
              top: 0,
              left: 0,
              right: 0,
              px: { xs: 2.5, md: 5 },
              pt: { xs: 2, md: 4 },
              pb: 8,
              pointerEvents: 'none',
              background: veil('180deg'),
            }}
          >
            <Typography variant="h1" sx={{ fontSize: 'clamp(1.9rem, 4vw, 3rem)' }}>
              {title}
            </Typography>
            <Typography {...mark('lead')} sx={{ color: 'text.secondary' }}>
              {lead}
            </Typography>
            {isDrawn(pictures) ? <Typography variant="body2">{mediaControls.drawn}</Typography> : null}
          </Box>
        }
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: 'calc(100svh - 76px)',
          minHeight: 460,
          bgcolor: 'glass.main',
          '& .slides': { flex: 1, minHeight: 0 },
          '& .controls': { py: 1 },
          '&:fullscreen': { height: '100%' },
        }}
      />
    </Box>
  );
}

/** Behind all of the text and 64 px beyond it, so that white letters are read on a white dove too. */
const veil = (direction: string) => {
  const dark = (percent: number) => `color-mix(in srgb, var(--mui-palette-glass-deep) ${percent}%, transparent)`;
  return `linear-gradient(${direction}, ${dark(88)}, ${dark(75)} calc(100% - 64px), transparent)`;
};

function Slide({ slide, at }: { slide: Captioned | undefined; at: number }) {
  const mark = useFieldMark('gallery');
  if (!slide) return null;
  return (
    <Box component="figure" {...mark('pictures', at)} sx={{ m: 0, height: '100%', position: 'relative' }}>
      <Picture
        name={slide.picture}
        priority={at === 0}
        // On an upright screen the frame shows only the middle of the picture, which is wider than the screen.
        sizes="(orientation: portrait) 130vw, 100vw"
        ratio="auto"
        sx={{ height: '100%' }}
      />
      <Typography
        component="figcaption"
        variant="h3"
        sx={{
          position: 'absolute',
          inset: 'auto 0 0',
          px: { xs: 2.5, md: 5 },
          pt: 9,
          pb: { xs: 2.5, md: 3.5 },
          background: veil('0deg'),
        }}
      >
        {slide.caption}
      </Typography>
    </Box>
  );
}

/** Whether the browser can show an element in full screen, whether it does, and a function that toggles it. */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [can, setCan] = useState(false);
  const [full, setFull] = useState(false);
  useEffect(() => {
    setCan(document.fullscreenEnabled === true);
    const changed = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  const toggle = () => {
    const change = full ? document.exitFullscreen() : element.current?.requestFullscreen();
    // After a refusal the button is hidden.
    change?.catch(() => setCan(false));
  };
  return { can, full, toggle };
}
