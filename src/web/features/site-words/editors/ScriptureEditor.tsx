import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { contentApi } from '#web/api/endpoints/content.ts';
import { asApiError } from '#web/api/errors.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { usePaused } from '../usePaused.ts';
import type { EditorProps } from './editorProps.ts';

const HINT = 'A reference, such as Psalm 23:1-3. Its words are filled in.';

/** A passage by its reference, which is checked at each pause in typing; its words are shown below. */
export function ScriptureEditor({ words: { language }, field, name, lang }: EditorProps) {
  const { setError, clearErrors } = useFormContext();
  const typed = String(useWatch({ name }) ?? '').trim();
  const reference = usePaused(typed);
  const { currentData, error } = contentApi.useCheckPassageQuery({ language, reference }, { skip: reference === '' });
  const isChecked = reference === typed;
  const fault = error && reference !== '' && isChecked ? faultIn(error) : undefined;
  useEffect(() => {
    if (fault) setError(name, { message: fault });
    else clearErrors(name);
  }, [fault, name, setError, clearErrors]);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormTextField name={name} label={field.label} hint={HINT} lang={lang} />
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
