import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { type EditablePage, isEditablePage } from '#content/editable/index.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import { changedSearch } from '#web/ui/hooks/changedSearch.ts';
import { PageFrame } from './PageFrame.tsx';
import { PublishDrafts } from './PublishDrafts.tsx';

/** The screens that it shows, in pixels. */
const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;

type Screen = keyof typeof SCREENS;

/** The true page with one's drafts, in both languages and at the widths of a phone and a desk, and then: Publish. */
export function WordsPreview() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('page') ?? '';
  const page: EditablePage = isEditablePage(asked) ? asked : 'church';
  const language: Language = search.get('lang') === 'sw' ? 'sw' : 'en';
  const screen: Screen = search.get('screen') === 'desk' ? 'desk' : 'phone';
  const change = (name: string, value: string | null) =>
    value && setSearch((before) => changedSearch(before, { [name]: value }), { replace: true });
  // The contact page says most of the church's facts.
  const shown = page === 'church' ? 'contact' : page;
  const src = `${inLanguage(language, href(shown))}?${PREVIEW}=1`;
  return (
    <>
      <Typography variant="tool" component="h1">
        Preview
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Language"
          value={language}
          onChange={(_event, chosen: Language | null) => change('lang', chosen)}
        >
          <ToggleButton value="en">English</ToggleButton>
          <ToggleButton value="sw">Kiswahili</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          aria-label="Screen"
          value={screen}
          onChange={(_event, chosen: Screen | null) => change('screen', chosen)}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desk">Desk</ToggleButton>
        </ToggleButtonGroup>
        <Link component={RouterLink} to={`${href('siteWords')}?page=${page}&lang=${language}`}>
          Change the words
        </Link>
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
