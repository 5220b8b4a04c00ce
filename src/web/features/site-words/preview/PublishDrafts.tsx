import { Box, Link, Typography } from '@mui/material';
import { fieldAt } from '#content/editable/index.ts';
import { href } from '#content/pages.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { usePublishWords } from '../usePublishWords.tsx';
import { useWordsDrafts } from '../useWordsDrafts.ts';

/** Publishes one's own drafts of a page's words: all of them, or none. */
export function PublishDrafts({ words, title }: { words: WordsArgument; title: string }) {
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
