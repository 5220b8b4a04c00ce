import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';

/** The printable area of an A4 page in millimetres, a little smaller because printers round. */
const PAGE = { width: 184, height: 268, margin: 12 } as const;

const MILLIMETRE = 96 / 25.4;

/** The font sizes in print, in points. */
const SIZES = { largest: 22, smallest: 10, step: 0.25 } as const;

/** Only the notice is printed. */
const alone = {
  '@media print': {
    '@page': { size: 'A4', margin: `${PAGE.margin}mm` },
    'body > :not(#printed-notice)': { display: 'none !important' },
  },
} as const;

interface PrintedNoticeProps {
  /** How many events it lists. */
  count: number;
  /** The notice with so many of its events at most. */
  children: (most: number) => ReactNode;
}

/** The notice in print: one page, in the largest font size that fits. Hidden on screen. */
export function PrintedNotice({ count, children }: PrintedNoticeProps) {
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<number>(SIZES.largest);
  const [most, setMost] = useState(count);
  const { host } = new URL(useOrigin());
  useLayoutEffect(() => {
    const fill = () => {
      const element = text.current;
      if (!element) return;
      const fits = (points: number) => {
        element.style.fontSize = `${points}pt`;
        return element.getBoundingClientRect().height <= PAGE.height * MILLIMETRE;
      };
      let points: number = SIZES.largest;
      while (points > SIZES.smallest && !fits(points)) points -= SIZES.step;
      setSize(points);
      if (!fits(points) && most > 0) setMost(most - Math.ceil(most / 20));
    };
    fill();
    let left = false;
    // The heading's font may load later, and is wider.
    void document.fonts?.ready.then(() => {
      if (!left) fill();
    });
    return () => {
      left = true;
    };
  }, [most]);
  return createPortal(
    <Box
      id="printed-notice"
      aria-hidden
      sx={{
        '@media screen': { position: 'fixed', top: 0, left: 0, width: 0, height: 0, overflow: 'hidden' },
        visibility: 'hidden',
        '@media print': { visibility: 'visible' },
        color: 'text.primary',
      }}
    >
      <GlobalStyles styles={alone} />
      <Box ref={text} style={{ fontSize: `${size}pt`, width: `${PAGE.width}mm` }}>
        {children(most)}
        <Box component="p" sx={{ m: 0, mt: '0.65em' }}>
          {host}
        </Box>
      </Box>
    </Box>,
    document.body,
  );
}
