import { Box, FormControlLabel, Link, Switch, TextField, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { fieldAt, wordsTitle } from '#content/editable/index.ts';
import { href } from '#content/pages.ts';
import type { FieldState } from '#shared/content/content.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { wordsTexts } from '#shared/publication/wordsTexts.ts';
import { contentApi, type WordsDraft } from '#web/api/endpoints/content.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { useLookOnce } from '#web/entities/held/useLookOnce.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { DRAFTS_OF_WORDS, fieldDraftName } from '#web/entities/words/fieldDraft.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { draftsOf, followDrafts, forgetDraft, keptDraft, newKey } from '#web/ui/drafts/drafts.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';

/** The new value of a field; null for the words that the page came with. */
interface WordsChange {
  state: FieldState;
  value: FieldValue;
  /** The version that it replaces. */
  base: number;
}

interface PublishOptions {
  /** Called after the words are published, or wait in the outbox. */
  onDone?: () => void;
  /** Called with a refusal; returns whether that is shown otherwise than by `failure`. */
  onRefused?: (error: Failure) => boolean;
}

/** Shown if a later publication was chosen, but no time. */
const NO_MOMENT = 'Choose a day and an hour, or publish now.';

/** Publishes fields of a page's words, all or none, now or at a moment, and says so with an *Undo*. */
export function usePublishWords(words: WordsArgument, { onDone, onRefused }: PublishOptions = {}) {
  const submit = useOutbox();
  const account = useSelector(selectAccount);
  const undo = useTakeBack();
  /** The moment by the church's clock, `2026-11-27T18:00`; empty while none is chosen, null for now. */
  const [at, setAt] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was asked last: an owner may say yes to it. */
  const asked = useRef<readonly WordsChange[]>([]);
  const look = useLookOnce(() => void publish(asked.current));

  const textsOf = (changes: readonly WordsChange[], valueIn: (change: WordsChange) => FieldValue) =>
    changes.flatMap((change) => {
      const field = fieldAt(words.page, change.state.field);
      return field ? wordsTexts(field, valueIn(change)) : [];
    });

  const publish = async (changes: readonly WordsChange[]): Promise<void> => {
    asked.current = changes;
    setFailure(at === '' ? NO_MOMENT : null);
    if (at === '') return;
    const after = textsOf(changes, ({ state, value }) => value ?? state.original);
    const before = textsOf(changes, ({ state }) => state.value);
    if (look.asks(after, before)) return;
    const names = changes.map(({ state }) => state.field);
    const drafts = changes.map(({ state }) => fieldDraftName(account, words.page, state));
    setSending(true);
    const { data, error, waits } = await submit(
      {
        kind: 'publishWords',
        ...words,
        changes: changes.map(({ state: { field }, value, base }) => ({ field, value, base })),
        publishAt: at ?? undefined,
        title: wordsTitle(words.page, names),
        drafts,
      },
      newKey(),
    );
    setSending(false);
    if (error) {
      if (!onRefused?.(error)) setFailure(staffApiError(error));
      return;
    }
    for (const draft of drafts) forgetDraft(draft);
    tellOutcome({ data, waits }, 'Published.', { undo: data?.ids?.length ? undo(data.ids) : undefined });
    onDone?.();
  };
  return {
    publish,
    /** Why it is not published. */
    failure,
    /** Call it when something else is typed. */
    startAgain: () => {
      setFailure(null);
      look.startAgain();
    },
    isSending,
    label: at === null ? 'Publish' : 'Publish then',
    /** When it is published, and what an owner has to look at once. */
    fields: (
      <>
        <Box>
          <FormControlLabel
            control={<Switch checked={at !== null} onChange={(_event, checked) => setAt(checked ? '' : null)} />}
            label="Publish at a day and hour"
          />
          {at === null ? null : (
            <TextField
              type="datetime-local"
              label="When, by the church’s clock"
              value={at}
              onChange={({ target }) => setAt(target.value)}
              sx={{ mt: 1.5 }}
            />
          )}
        </Box>
        {look.question}
      </>
    ),
  };
}

/** The Undo of a publication: withdraws the versions with these ids, and shows a toast. */
export function useTakeBack() {
  const [withdraw] = contentApi.useWithdrawContentMutation();
  return (ids: readonly number[]) => async () =>
    void tellOutcome(await withdraw({ ids, idempotencyKey: newKey() }), () => 'Taken back.');
}

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

/** What the account has typed into fields of the site's words on this device, and not published. */
export function useWordsDrafts(): readonly (WordsDraft & { base: number })[] {
  const owner = useOwnDraft(DRAFTS_OF_WORDS);
  const read = () =>
    draftsOf(owner)
      .filter((name) => name.startsWith(owner))
      .map((name) => {
        const [page, field, language] = name.slice(owner.length).split(' ');
        return { page, field, language, ...keptDraft(name)?.values };
      });
  const text = useSyncExternalStore(
    followDrafts,
    () => JSON.stringify(read()),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text), [text]);
}

/** How long a pause in typing is. */
const PAUSE_DELAY_MS = 500;

/** What is typed, as it was at the last pause. */
export function usePaused<Typed>(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
