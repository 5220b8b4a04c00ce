import { Box, TextField, Typography } from '@mui/material';
import { MAX_REFERENCE } from '#shared/content/fields.ts';
import { useCheckPassageQuery } from '#web/api/endpoints/content.ts';
import { asApiError } from '#web/api/errors.ts';
import { usePaused } from '../usePaused.ts';
import type { EditorProps } from './editorProps.ts';

const HINT = 'A reference, such as Psalm 23:1-3. Its words are filled in.';

/** A passage by its reference, which is checked at each pause in typing; its words are shown below. */
export function ScriptureEditor({ words, field, path, value, errors, lang, onChange }: EditorProps<string>) {
  const reference = usePaused(value).trim();
  const { currentData, error } = useCheckPassageQuery(
    { language: words.language, reference },
    { skip: reference === '' },
  );
  const isChecked = reference === value.trim();
  const fault = errors[path] ?? (error && reference !== '' && isChecked ? faultIn(error) : undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={field.label}
        value={value}
        onChange={({ target }) => onChange(() => target.value)}
        error={fault !== undefined}
        helperText={fault ?? HINT}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_REFERENCE, lang } }}
      />
      <Typography role="status" sx={{ color: 'text.secondary', px: 1.75, '&:empty': { display: 'none' } }}>
        {currentData && isChecked ? `“${currentData.text}” (${currentData.reference})` : null}
      </Typography>
    </Box>
  );
}

/** The server's sentence on a reference that names no passage. Without an answer the reference is checked on publishing. */
function faultIn(error: Parameters<typeof asApiError>[0]): string | undefined {
  const { kind, status, text } = asApiError(error);
  return kind === 'refused' && status === 422 ? (text ?? undefined) : undefined;
}
