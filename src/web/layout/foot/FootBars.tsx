import { Box } from '@mui/material';
import { KeptBar } from './KeptBar.tsx';
import { RefusedBar } from './RefusedBar.tsx';

/** The bars at the foot of the window. They cover nothing of the page's end. */
export function FootBars() {
  return (
    <Box ref={tellHeight} sx={{ position: 'sticky', bottom: 0, zIndex: 1250 }}>
      <KeptBar />
      <RefusedBar />
    </Box>
  );
}

/** Keeps `BAR_HEIGHT` up to date: a sentence takes two to four lines on a phone. */
function tellHeight(bars: HTMLElement | null) {
  if (!bars) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-bars-height', `${bars.offsetHeight}px`));
  observer.observe(bars);
  return () => observer.disconnect();
}
