import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { inLanguage } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { PublishDrafts } from './PublishDrafts.tsx';

/** The widths and heights of the simulated screens, in pixels. */
const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;

export type Screen = keyof typeof SCREENS;

/** A page with one's own drafts, at the width of a phone or a desk, with the Publish button. */
export function WordsPreview({ page, language, screen }: WordsArgument & { screen: Screen }) {
  // The contact page says most of the church's facts.
  const shown: Exclude<EditablePage, 'church'> = page === 'church' ? 'contact' : page;
  const { title } = pages[shown];
  const src = `${inLanguage(language, href(shown))}?${PREVIEW}=1`;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PublishDrafts words={{ page: shown, language }} title={`Your drafts of ${title}`} />
      <PublishDrafts words={{ page: 'church', language }} title="Your drafts of the church’s facts" />
      <PageFrame key={src} title={`${title}, as it will be`} src={src} {...SCREENS[screen]} />
    </Box>
  );
}

interface PageFrameProps {
  title: string;
  src: string;
  /** The width of the simulated screen, in pixels. */
  width: number;
  height: number;
}

/** A page of the site as on a screen of the given width, scaled down on a narrower one. */
function PageFrame({ title, src, width, height }: PageFrameProps) {
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
