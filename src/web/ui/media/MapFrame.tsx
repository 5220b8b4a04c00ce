import { Box, type SxProps, type Theme } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { LinkedButton } from '../buttons/LinkedButton.tsx';
import { Picture, type ShownPicture } from './Picture.tsx';

interface MapFrameProps {
  /** Degrees, in the usual sense: south and west negative. */
  latitude: number;
  longitude: number;
  /** The frame's name for screen readers. */
  title: string;
  /** On the button that loads the map: `Show the map`. */
  show: string;
  /** Shown if the map's server does not answer. */
  unreachable: string;
  /** Behind the address (rulings, 34). */
  picture: ShownPicture;
  /** Shown until the map has loaded, or if it does not: address and directions. */
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** Faint enough to read the address on it. */
const behindText = { position: 'absolute', inset: 0, height: '100%', opacity: 0.35 } as const;

const HOST = 'https://www.openstreetmap.org';

function mapAddress(latitude: number, longitude: number): string {
  const box = [longitude - 0.008, latitude - 0.005, longitude + 0.008, latitude + 0.005].map((edge) => edge.toFixed(5));
  return `${HOST}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The button that had the focus is removed; the focus may have gone elsewhere while the map was awaited. */
function takeLostFocus(frame: HTMLIFrameElement | null): void {
  if (document.activeElement === document.body) frame?.focus({ preventScroll: true });
}

/**
 * A map from OpenStreetMap, loaded only when the visitor asks for it: it comes from another site, and is large. Without
 * JavaScript the button leads to it.
 */
export function MapFrame({ latitude, longitude, title, show, unreachable, picture, children, sx }: MapFrameProps) {
  const [state, setState] = useState<'waiting' | 'asked' | 'shown' | 'unreachable'>('waiting');
  const address = mapAddress(latitude, longitude);
  useEffect(() => {
    if (state !== 'asked') return;
    // A frame does not report whether its server answers; a picture does.
    const sign = new Image();
    sign.onload = () => setState('shown');
    sign.onerror = () => setState('unreachable');
    sign.src = `${HOST}/favicon.ico`;
    return () => {
      sign.onload = null;
      sign.onerror = null;
    };
  }, [state]);
  return (
    <Box sx={[{ position: 'relative', overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Picture name={picture} sizes="(min-width: 900px) 520px, 66vw" ratio="auto" alt="" sx={behindText} />
      <Box
        inert={state === 'shown'}
        sx={{
          position: 'relative',
          height: '100%',
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          p: 3,
          textAlign: 'center',
        }}
      >
        {children}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {state === 'unreachable' ? unreachable : ''}
        </Box>
        {state === 'shown' ? null : (
          <LinkedButton
            href={`${HOST}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            rel="noopener noreferrer"
            variant="outlined"
            color="inherit"
            // Not `disabled`, which takes the focus away.
            aria-disabled={state === 'asked'}
            onClick={() => setState('asked')}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
          >
            {show}
          </LinkedButton>
        )}
      </Box>
      {state === 'shown' ? (
        <Box
          component="iframe"
          ref={takeLostFocus}
          src={address}
          title={title}
          loading="lazy"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, bgcolor: 'glass.soft' }}
        />
      ) : null}
    </Box>
  );
}
