import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { EXTRA_LABELS } from '#shared/events/eventLife.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';

interface PictureFocusProps {
  src: string;
  /** Whether our server also draws it in the picture for chats. */
  inChats: boolean;
  /** `50 30`, in percent from left and top; empty is the centre. */
  value: string;
  onChange: (value: string) => void;
  onError: () => void;
}

/** How far an arrow key moves the point, in percent, and with Shift. */
const [STEP, LEAP] = [2, 10];

/** The direction of each arrow key. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/**
 * Chooses the point of a picture that stays visible when it is cropped: by a tap, by dragging the ring, or by the arrow
 * keys. The crops for lists and chats are shown beside it.
 */
export function PictureFocus({ src, inChats, value, onChange, onError }: PictureFocusProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [x = 50, y = 50] = value === '' ? [] : value.split(' ').map(Number);
  const move = (left: number, top: number) => onChange(`${within(left)} ${within(top)}`);

  function moveTo({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) {
    const box = frame.current?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) {
      move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    move(x + way[0] * step, y + way[1] * step);
  }

  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-name`} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {EXTRA_LABELS.image_focus}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box
          ref={frame}
          onClick={moveTo}
          onKeyDown={onKeyDown}
          sx={{
            position: 'relative',
            lineHeight: 0,
            cursor: 'crosshair',
            borderRadius: 3,
            overflow: 'hidden',
            '&:focus-within': { outline: 2, outlineOffset: 2 },
          }}
        >
          <Box
            component="img"
            src={src}
            alt="Preview of the event's picture"
            referrerPolicy="no-referrer"
            draggable={false}
            onError={onError}
            sx={{ maxWidth: '100%', maxHeight: 260 }}
          />
          <Box
            aria-hidden
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
            style={{ left: `${x}%`, top: `${y}%` }}
            sx={ring}
          />
          <Range label="From left to right" value={x} onChange={(left) => move(left, y)} />
          <Range label="From top to bottom" value={y} onChange={(top) => move(x, top)} />
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
          <Crop src={src} at={`${x}% ${y}%`} caption="In a list" sx={{ width: 176, aspectRatio: '16 / 9' }} />
          {inChats ? (
            <Crop src={src} at={`${x}% ${y}%`} caption="In a chat" sx={{ width: 84, ...CHAT_WINDOW }} />
          ) : null}
        </Box>
      </Box>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
        Tap what must stay in view, or move the ring: by dragging it, or with the arrow keys.
      </Typography>
    </Box>
  );
}

/** The window of the picture for chats, which is 1200×630: an arch of 400×538. */
const CHAT_WINDOW = { aspectRatio: '400 / 538', borderRadius: '999px 999px 0 0' } as const;

/** The picture as it is cropped somewhere. @param props.at as `object-position` */
function Crop({ src, at, caption, sx }: { src: string; at: string; caption: string; sx: object }) {
  return (
    <Box component="figure" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
      <Box
        component="img"
        src={src}
        alt=""
        referrerPolicy="no-referrer"
        style={{ objectPosition: at }}
        sx={{ display: 'block', objectFit: 'cover', borderRadius: 3, border: 1, borderColor: 'divider', ...sx }}
      />
      <figcaption>{caption}</figcaption>
    </Box>
  );
}

/** The point, large enough for a finger. */
const ring = {
  position: 'absolute',
  width: 44,
  height: 44,
  m: '-22px',
  borderRadius: '50%',
  border: '3px solid',
  borderColor: 'common.white',
  boxShadow: 4,
  outline: '1px solid',
  outlineColor: 'common.black',
  cursor: 'grab',
  touchAction: 'none',
} as const;

/** One coordinate of the point, for screen readers. */
function Range({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <VisuallyHidden
      as="input"
      {...{ type: 'range', min: 0, max: 100, value, 'aria-label': label, 'aria-valuetext': `${value} percent` }}
      onChange={({ currentTarget }) => onChange(Number((currentTarget as HTMLInputElement).value))}
    />
  );
}
