import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface PageFrameProps {
  title: string;
  src: string;
  /** The width of the simulated screen, in pixels. */
  width: number;
  height: number;
}

/** A page of the site as on a screen of the given width, scaled down on a narrower one. */
export function PageFrame({ title, src, width, height }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const adapt = () => setScale(Math.min(1, current.clientWidth / width || 1));
    const sizes = new ResizeObserver(adapt);
    sizes.observe(current);
    adapt();
    return () => sizes.disconnect();
  }, [width]);
  return (
    <Box ref={room} sx={{ overflow: 'hidden' }} style={{ height: height * scale }}>
      <Box
        component="iframe"
        title={title}
        src={src}
        // Only the app has the drafts, and it starts at the first input of a person.
        onLoad={({ currentTarget }) => currentTarget.contentWindow?.dispatchEvent(new Event('pointerdown'))}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper', transformOrigin: '0 0' }}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </Box>
  );
}
