import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { EXTRA_LABELS } from '#shared/events/eventLife.ts';

interface PictureFocusProps {
  src: string;
  /** Whether our server also draws it in the picture for chats. */
  inChats: boolean;
  /** `50 30`, in percent from left and top; empty is the centre. */
  value: string;
  onChange: (value: string) => void;
  onError: () => void;
}

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/**
 * Chooses the point of a picture that stays visible when it is cropped: by a tap, or by a slider for each direction. The
 * crops for lists and chats are shown beside it.
 */
export function PictureFocus({ src, inChats, value, onChange, onError }: PictureFocusProps) {
  const id = useId();
  const [x = 50, y = 50] = value === '' ? [] : value.split(' ').map(Number);
  const move = (left: number, top: number) => onChange(`${within(left)} ${within(top)}`);
  const slider = (label: string, at: number, to: (percent: number) => void) => (
    <Slider
      aria-label={label}
      getAriaValueText={(percent) => `${percent} percent`}
      value={at}
      step={2}
      onChange={(_event, percent) => to(percent as number)}
    />
  );
  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-name`} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {EXTRA_LABELS.image_focus}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ maxWidth: '100%' }}>
          <Box
            onClick={({ clientX, clientY, currentTarget }) => {
              const box = currentTarget.getBoundingClientRect();
              if (box.width > 0)
                move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
            }}
            sx={{ position: 'relative', lineHeight: 0, cursor: 'crosshair', borderRadius: 3, overflow: 'hidden' }}
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
            <Box aria-hidden style={{ left: `${x}%`, top: `${y}%` }} sx={ring} />
          </Box>
          {slider('From left to right', x, (left) => move(left, y))}
          {slider('From top to bottom', y, (top) => move(x, top))}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
          <Crop src={src} at={`${x}% ${y}%`} caption="In a list" sx={{ width: 176, aspectRatio: '16 / 9' }} />
          {inChats ? (
            <Crop src={src} at={`${x}% ${y}%`} caption="In a chat" sx={{ width: 84, ...CHAT_WINDOW }} />
          ) : null}
        </Box>
      </Box>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
        Tap what must stay in view, or move the sliders: the first from left to right, the second from top to bottom.
      </Typography>
    </Box>
  );
}

/** The window of the picture for chats, which is 1200×630: an arch of 400×538. */
const CHAT_WINDOW = { aspectRatio: '400 / 538', borderRadius: '999px 999px 0 0' } as const;

interface CropProps {
  src: string;
  /** As `object-position`. */
  at: string;
  caption: string;
  sx: { width: number; aspectRatio: string; borderRadius?: string };
}

/** The picture as it is cropped somewhere. */
function Crop({ src, at, caption, sx }: CropProps) {
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

/** The point. */
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
  pointerEvents: 'none',
} as const;
