import Alert from '@mui/material/Alert';
import type { FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import { useListContentFieldsQuery } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import { valueText } from './valueText.ts';

/** Refetches the field's state, which shows what others have begun to write meanwhile. */
const ASKED_AGAIN = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  selectFromResult: () => ({}),
};

/** Other people's drafts of the field. */
export function OthersDrafts({ words, field, state }: { words: WordsArgument; field: Field; state: FieldState }) {
  useListContentFieldsQuery(words, ASKED_AGAIN);
  return state.drafts
    .filter(({ own }) => !own)
    .map(({ username, value }) => (
      <Alert key={username} severity="info">
        {username} is changing this too: “{valueText(field, value)}”
      </Alert>
    ));
}
