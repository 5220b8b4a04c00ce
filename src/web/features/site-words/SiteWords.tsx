import { Box, Link, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type EditablePage,
  editablePages,
  fieldAt,
  isEditablePage,
  isOwnersPage,
  nameOfWords as nameOf,
} from '#content/editable/index.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { href, isArticlePage, pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/values.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useHeldWords } from '#web/entities/held/useHeldWords.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { LANGUAGES, type Options, SelectField } from '#web/ui/forms/FormTextField.tsx';
import { ToggleChoice } from '#web/ui/forms/ToggleChoice.tsx';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { RowList } from '#web/ui/layout/TitledSection.tsx';
import { FieldForm } from './FieldForm.tsx';
import { FieldRows } from './FieldRows.tsx';
import { GuidedSteps, groupsOf } from './guide/GuidedSteps.tsx';
import { PublishDrafts, useWordsDrafts } from './usePublishWords.tsx';

/** Pages with something to change, the church's facts first. */
const OFFERED = (Object.keys(editablePages) as EditablePage[]).filter(
  (page) => Object.keys(editablePages[page]).length > 0,
);

/**
 * The words, facts and pictures of the site, page by page and in each language.
 *
 * @param waiting the changes that wait to be sent, above the list
 */
export function SiteWords({ waiting }: { waiting?: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('page') ?? '';
  const page: EditablePage = isEditablePage(asked) ? asked : 'church';
  const language: Language = search.get('lang') === 'sw' ? 'sw' : 'en';
  const view = VIEWS.find(([name]) => name === search.get('view'))?.[0] ?? 'fields';
  const change = (name: string, value: string) =>
    setSearch((before) => changedSearch(before, { [name]: value, field: null }), { replace: true });
  return (
    <>
      <Typography variant="tool">Words of the site</Typography>
      {view === 'fields' ? <GuidedSteps /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3, alignItems: 'center' }}>
        <SelectField
          label="Page"
          value={page}
          onChange={(name) => change('page', name)}
          options={OFFERED.map((name) => [name, nameOf(name)])}
          sx={{ minWidth: { xs: '100%', sm: 320 } }}
        />
        <ToggleChoice
          label="Language"
          options={LANGUAGES}
          value={language}
          onChange={(chosen) => change('lang', chosen)}
        />
        <ToggleChoice label="View" options={VIEWS} value={view} onChange={(chosen) => change('view', chosen)} />
        {page === 'church' ? null : <Link href={inLanguage(language, href(page))}>See the page</Link>}
      </Box>
      {waiting}
      {view === 'fields' ? (
        <PageFields key={`${page} ${language}`} page={page} language={language} />
      ) : (
        <WordsPreview key={`${page} ${language}`} page={page} language={language} screen={view} />
      )}
    </>
  );
}

/** What is shown of a page: its fields, or the page with one's own drafts on a screen of this kind. */
const VIEWS: Options<'fields' | Screen> = [
  ['fields', 'Fields'],
  ['phone', 'Phone preview'],
  ['desk', 'Desk preview'],
];

function PageFields({ page, language }: { page: EditablePage; language: Language }) {
  const [search, setSearch] = useSearchParams();
  const query = contentApi.useListContentFieldsQuery({ page, language });
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const drafts = useWordsDrafts();
  const held = new Set(useHeldWords({ page, language }).map(({ field }) => field));
  const isReadOnly = isOwnersPage(page) && account?.role !== 'owner';
  const states = query.data;
  const opened = isReadOnly ? undefined : states?.find(({ field }) => field === search.get('field'));
  // The back button closes the form again.
  const open = (field: string | null) =>
    setSearch((before) => changedSearch(before, { field }), { replace: field === null });
  if (!states) return <QueryState of={query} />;
  const field = opened && fieldAt(page, opened.field);
  const groups = groupsOf(page, states);
  const drafted = new Set(
    drafts.filter((one) => one.page === page && [language, 'both'].includes(one.language)).map(({ field }) => field),
  );
  return (
    <>
      {isArticlePage(page) ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          This page is on the site while it has words. Without them its address shows the 404 page.
        </Typography>
      ) : null}
      {isReadOnly && account ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>Only an owner may change this page.</Typography>
      ) : null}
      <RowList label={nameOf(page)}>
        {groups.map((group) => (
          <FieldRows
            key={group.title}
            {...group}
            {...{ page, drafted, held }}
            isOpen={groups.length === 1}
            onOpen={isReadOnly ? undefined : open}
          />
        ))}
      </RowList>
      {opened && field ? (
        <FormDialog key={opened.field} title={field.label} onClose={() => open(null)}>
          <FieldForm words={{ page, language }} field={field} state={opened} onClose={() => open(null)} />
        </FormDialog>
      ) : null}
    </>
  );
}

/** The widths and heights of the simulated screens, in pixels. */
const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;

type Screen = keyof typeof SCREENS;

/** A page with one's own drafts, at the width of a phone or a desk, with the Publish button. */
function WordsPreview({ page, language, screen }: WordsArgument & { screen: Screen }) {
  // The contact page says most of the church's facts.
  const shown: Exclude<EditablePage, 'church'> = page === 'church' ? 'contact' : page;
  const { title } = pages[shown];
  const src = `${inLanguage(language, href(shown))}?${PREVIEW}=1`;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PublishDrafts words={{ page: shown, language }} title={`Your drafts of ${title}`} />
      <PublishDrafts words={{ page: 'church', language }} title="Your drafts of the church’s facts" />
      <PageFrame key={src} title={`${title}, as it will be`} src={src} screen={screen} />
    </Box>
  );
}

/** A page of the site as on such a screen, scaled down on a narrower one. */
function PageFrame({ title, src, screen }: { title: string; src: string; screen: Screen }) {
  const { width, height } = SCREENS[screen];
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
