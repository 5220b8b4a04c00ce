import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EditablePage, isEditablePage } from '#content/editable/index.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { PublishDrafts } from './PublishDrafts.tsx';

/** The widths of the simulated screens, in pixels. */
const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;

type Screen = keyof typeof SCREENS;

const NAMES: Readonly<Record<Screen, string>> = { phone: 'Phone', desk: 'Desk' };
const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/**
 * The page with one's own drafts, in both languages and at the widths of a phone and a desk, with the Publish button.
 */
export function WordsPreview() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('page') ?? '';
  const page: EditablePage = isEditablePage(asked) ? asked : 'church';
  const language: Language = search.get('lang') === 'sw' ? 'sw' : 'en';
  const screen: Screen = search.get('screen') === 'desk' ? 'desk' : 'phone';
  const change = (name: string, value: string) =>
    setSearch((before) => changedSearch(before, { [name]: value }), { replace: true });
  // The contact page says most of the church's facts.
  const shown = page === 'church' ? 'contact' : page;
  const src = `${inLanguage(language, href(shown))}?${PREVIEW}=1`;
  return (
    <>
      <Typography variant="tool">Preview</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2, alignItems: 'center' }}>
        <Choice label="Language" of={LANGUAGES} value={language} onChange={(chosen) => change('lang', chosen)} />
        <Choice label="Screen" of={NAMES} value={screen} onChange={(chosen) => change('screen', chosen)} />
        <Link to={`${href('siteWords')}?page=${page}&lang=${language}`}>Change the words</Link>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PublishDrafts
          key={`${shown} ${language}`}
          words={{ page: shown, language }}
          title={`Your drafts of ${pages[shown].title}`}
        />
        <PublishDrafts key={language} words={{ page: 'church', language }} title="Your drafts of the church’s facts" />
        <PageFrame key={src} title={`${pages[shown].title}, as it will be`} src={src} {...SCREENS[screen]} />
      </Box>
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** What can be chosen, by its value. */
  of: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, of, value, onChange }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      sx={{ '& button': { px: { xs: 1, sm: 1.5 } } }}
      // A press on the chosen button changes nothing.
      onChange={(_event, chosen: string | null) => chosen && onChange(chosen)}
    >
      {Object.entries(of).map(([name, title]) => (
        <ToggleButton key={name} value={name}>
          {title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
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
