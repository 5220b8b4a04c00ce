import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ContentVersion, FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import { useListContentFieldsQuery } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/requests/staffRequests.ts';
import { VersionValue } from './VersionValue.tsx';
import { valueText } from './valueText.ts';

/** Somebody else's version, published while this one was typed; `version` is null if it was reset to the files. */
export interface Conflict {
  version: ContentVersion | null;
}

interface OthersVersionsProps {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  conflict: Conflict | null;
  onMine: (base: number) => void;
  onTheirs: () => void;
}

/** Refetches the field's state, which shows what others have begun to write meanwhile. */
const ASKED_AGAIN = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  selectFromResult: () => ({}),
};

/** Other people's drafts of the field, and what they have published meanwhile. Each can be chosen. */
export function OthersVersions({ words, field, state, conflict, onMine, onTheirs }: OthersVersionsProps) {
  useListContentFieldsQuery(words, ASKED_AGAIN);
  const theirs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!conflict) return;
    theirs.current?.scrollIntoView?.({ block: 'start' });
    theirs.current?.focus({ preventScroll: true });
  }, [conflict]);
  return (
    <>
      {state.drafts
        .filter(({ own }) => !own)
        .map(({ username, value }) => (
          <Alert key={username} severity="info">
            {username} is changing this too: “{valueText(field, value)}”
          </Alert>
        ))}
      {conflict ? (
        <Alert severity="warning" ref={theirs} tabIndex={-1} sx={{ scrollMarginTop: 16 }}>
          <Typography sx={{ mb: 1 }}>
            {conflict.version ? `${conflict.version.username} has published this meanwhile:` : 'It was taken back:'}
          </Typography>
          <VersionValue field={field} value={conflict.version ? conflict.version.value : state.original} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button variant="outlined" onClick={() => onMine(conflict.version?.id ?? 0)}>
              Publish mine
            </Button>
            <Button variant="outlined" onClick={onTheirs}>
              Keep theirs
            </Button>
          </Box>
        </Alert>
      ) : null}
    </>
  );
}
