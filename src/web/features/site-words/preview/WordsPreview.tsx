import { Box, Link, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type EditablePage, fieldAt } from '#content/editable/index.ts';
import { inLanguage } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { usePublishWords } from '../usePublishWords.tsx';
import { useWordsDrafts } from '../useWordsDrafts.ts';

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

/** Publishes one's own drafts of a page's words: all of them, or none. */
function PublishDrafts({ words, title }: { words: WordsArgument; title: string }) {
  const { data } = contentApi.useListContentFieldsQuery(words);
  const drafts = useWordsDrafts();
  const publication = usePublishWords(words);
  const drafted = (data ?? []).flatMap((state) => {
    const { field, language } = state;
    const draft = drafts.find((one) => one.page === words.page && one.field === field && one.language === language);
    return draft ? [{ state, value: draft.value, base: draft.base }] : [];
  });
  if (drafted.length === 0) return null;

  return (
    <Form
      label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void publication.publish(drafted);
      }}
      error={publication.failure}
      buttons={<FormButtons saving={publication.isSending} label={publication.label} busyLabel="Publishing..." />}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {drafted.map(({ state: { field } }) => (
            <li key={field}>
              <Link to={`${href('siteWords')}?page=${words.page}&lang=${words.language}&field=${field}`}>
                {fieldAt(words.page, field)?.label ?? field}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      {publication.fields}
    </Form>
  );
}
