import { Box, Button } from '@mui/material';
import { useSelector } from 'react-redux';
import { MINUTE_MS } from '#shared/time.ts';
import { selectFreshness } from '#web/api/kept/freshness.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { Bar } from '#web/ui/layout/Bar.tsx';
import { offline } from '#words/offline.ts';
import { LanguageOffer } from '../site/LanguageOffer.tsx';
import { RefusedBar } from './RefusedBar.tsx';

/** The bars at the foot of the window. They cover nothing of the page's end. */
export function FootBars() {
  return (
    <Box ref={tellHeight} sx={{ position: 'sticky', bottom: 0, zIndex: 1250 }}>
      <LanguageOffer />
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

/**
 * Says of a page that is out of date why, and from when it is. If the site has a newer version, it offers to load that. It
 * does not load it by itself, because the person may have typed something.
 */
function KeptBar() {
  const shown = useSelector(selectFreshness);
  const now = useNow();
  const hydrated = useHydrated();
  if (!shown || !hydrated) return null;
  if (shown === 'changed') {
    return (
      <Bar id="kept-bar" role="status">
        <span>{offline.changed}</span>
        <Button variant="contained" color="secondary" onClick={() => location.reload()}>
          {offline.showChanged}
        </Button>
      </Bar>
    );
  }
  const minutes = Math.floor((now.getTime() - Date.parse(shown.at)) / MINUTE_MS);
  return (
    <Bar id="kept-bar" role="status">
      <span>{`${offline.reasons[shown.reason]} ${offline.asItWas(shown.at)}`}</span>
      {minutes > 0 ? <span>{offline.ago(minutes)}</span> : null}
    </Bar>
  );
}
