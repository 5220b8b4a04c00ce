import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { editablePages } from '#content/editable/index.ts';
import { wordsTitle } from '#content/editable/wordsTitle.ts';
import { href } from '#content/pages.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { wordsTexts } from '#shared/publication/wordsTexts.ts';
import { useListContentFieldsQuery, usePublishContentMutation } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/requests/staffRequests.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { LookOnce } from '#web/entities/held/LookOnce.tsx';
import { useLook, useLookOnce } from '#web/entities/held/useLookOnce.ts';
import { fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { NO_MOMENT, PublishLater } from '../PublishLater.tsx';
import { useTakeBack } from '../useTakeBack.ts';

/** Publishes one's own drafts of a page's words: all of them, or none. */
export function PublishDrafts({ words, title }: { words: WordsArgument; title: string }) {
  const { data } = useListContentFieldsQuery(words);
  const account = useSelector(selectAccount);
  const [publish] = usePublishContentMutation();
  const submit = useOutbox();
  const [sending, setSending] = useState(false);
  const undo = useTakeBack();
  const lookOnce = useLookOnce();
  const look = useLook();
  const [at, setAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [key, setKey] = useState(newKey);
  const fields: Readonly<Record<string, Field>> = editablePages[words.page];
  const drafted = (data ?? []).flatMap((state) => {
    const draft = state.drafts.find(({ own }) => own);
    return draft ? [{ state, change: { field: state.field, value: draft.value, base: draft.base } }] : [];
  });
  if (drafted.length === 0) return null;

  const send = async () => {
    if (at === '') return setFailure(NO_MOMENT);
    const changes = drafted.map(({ change }) => change);
    const textsOf = (of: (one: (typeof drafted)[number]) => FieldValue | null) =>
      drafted.flatMap((one) => wordsTexts(fields[one.state.field] as Field, of(one)));
    const found = lookOnce(
      textsOf(({ state, change }) => change.value ?? state.original),
      textsOf(({ state }) => state.value),
      look.looked(),
    );
    look.show(found);
    if (found.length > 0) return;
    const publication = { ...words, changes };
    const publishAt = at ?? undefined;
    const drafts = drafted.map(({ state }) => fieldDraftName(account, words.page, state));
    const named = wordsTitle(
      words.page,
      changes.map(({ field }) => field),
    );
    setSending(true);
    const {
      data: done,
      error,
      waits,
    } = await submit({ kind: 'publishWords', ...publication, publishAt, title: named, drafts }, key, () =>
      publish({ ...publication, at: publishAt, idempotencyKey: key }),
    );
    setSending(false);
    setKey(newKey());
    if (error) return setFailure(staffApiError(error));
    for (const draft of drafts) forgetDraft(draft);
    setFailure(null);
    if (waits) return showToast(waits(), 'info');
    const actions = done?.ids?.length ? [{ label: 'Undo', onPress: undo(done.ids) }] : [];
    showToast(done?.message ?? 'Published.', 'success', ...actions);
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
        <FormButtons saving={sending} label={at === null ? 'Publish' : 'Publish then'} busyLabel="Publishing..." />
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
