import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { editablePages } from '#content/editable/index.ts';
import { href } from '#content/pages.ts';
import type { Fields } from '#shared/content/fields.ts';
import { useListContentFieldsQuery } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { LookOnce } from '#web/entities/held/LookOnce.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { NO_MOMENT, PublishLater } from '../PublishLater.tsx';
import { usePublishWords } from '../usePublishWords.ts';

/** Publishes one's own drafts of a page's words: all of them, or none. */
export function PublishDrafts({ words, title }: { words: WordsArgument; title: string }) {
  const { data } = useListContentFieldsQuery(words);
  const { publish, look, isSending } = usePublishWords(words);
  const [at, setAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fields: Fields = editablePages[words.page];
  const drafted = (data ?? []).flatMap((state) => {
    const draft = state.drafts.find(({ own }) => own);
    return draft ? [{ state, value: draft.value, base: draft.base }] : [];
  });
  if (drafted.length === 0) return null;

  const send = async () => {
    if (at === '') return setFailure(NO_MOMENT);
    const done = await publish(drafted, at);
    setFailure(done.outcome === 'refused' ? staffApiError(done.error) : null);
  };
  return (
    <Form
      label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      error={failure}
      buttons={
        <FormButtons saving={isSending} label={at === null ? 'Publish' : 'Publish then'} busyLabel="Publishing..." />
      }
    >
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {drafted.map(({ state: { field } }) => (
            <li key={field}>
              <Link
                component={RouterLink}
                to={`${href('siteWords')}?page=${words.page}&lang=${words.language}&field=${field}`}
              >
                {fields[field]?.label ?? field}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <PublishLater at={at} onChange={setAt} />
      <LookOnce
        found={look.found}
        onYes={() => {
          look.confirm();
          void send();
        }}
      />
    </Form>
  );
}
