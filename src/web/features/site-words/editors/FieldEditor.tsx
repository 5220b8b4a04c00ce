import { Alert, Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isTime, nameOfDay } from '#shared/time.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { asApiError } from '#web/api/errors.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { usePaused } from '../useWordsDrafts.ts';
import type { EditorProps } from './editorProps.ts';
import { ListEditor } from './ListEditor.tsx';
import { PictureEditor, PicturesInText } from './PictureEditor.tsx';

/** Parts that stand beside each other where there is room. */
const SHORT: readonly string[] = ['time', 'latitude', 'longitude'];

/** What the browser asks for. A number is a text until it is checked: half a number can be typed. */
const INPUTS: Readonly<Record<string, string>> = { time: 'time', latitude: 'number', longitude: 'number' };

/** How many lines a text has room for at first. */
const LINES: Readonly<Record<string, number>> = { paragraph: 3, markdown: 10 };

const DAYS = [0, 1, 2, 3, 4, 5, 6].map((day) => [String(day), nameOfDay(day)] as const);

/** Edits the value of a field of any type. */
export function FieldEditor(props: EditorProps) {
  const { field, name, lang } = props;
  if ('parts' in field) {
    return (
      <Box
        {...(field.type !== 'entry' && { role: 'group', 'aria-label': field.label })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {Object.entries(field.parts).map(([key, part]) => (
          <Box key={key} sx={{ flex: SHORT.includes(part.type) ? '1 1 9.5rem' : '1 1 100%', minWidth: 0 }}>
            <FieldEditor {...props} field={part} name={`${name}.${key}`} />
          </Box>
        ))}
        {field.type === 'hours' ? <HoursWarning name={name} /> : null}
      </Box>
    );
  }
  if (field.type === 'list') return <ListEditor {...props} field={field} Entry={FieldEditor} />;
  if (field.type === 'picture') return <PictureEditor {...props} />;
  if (field.type === 'scripture') return <ScriptureEditor {...props} />;
  const lines = LINES[field.type];
  const type = INPUTS[field.type];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormTextField
        name={name}
        label={field.label}
        hint={field.hint}
        lang={field.lang ?? lang}
        {...(type && { type })}
        {...(lines && { multiline: true, minRows: lines })}
        {...(field.type === 'weekday' && { options: DAYS })}
      />
      {field.type === 'markdown' ? <PicturesInText {...props} /> : null}
    </Box>
  );
}

const HINT = 'A reference, such as Psalm 23:1-3. Its words are filled in.';

/** A passage by its reference, which is checked at each pause in typing; its words are shown below. */
function ScriptureEditor({ words: { language }, field, name, lang }: EditorProps) {
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

/** Warns of hours that end before they start, which may be right only over midnight. They can be published. */
function HoursWarning({ name }: { name: string }) {
  const [opens, closes] = useWatch({ name: [`${name}.opens`, `${name}.closes`] });
  return (
    <Box role="status" sx={{ flex: '1 1 100%', '&:empty': { display: 'none' } }}>
      {isTime(opens) && isTime(closes) && closes <= opens ? (
        <Alert severity="warning" role="presentation">
          The end is not after the start. Is it the next day?
        </Alert>
      ) : null}
    </Box>
  );
}
