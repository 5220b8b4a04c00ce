import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, FormHelperText, IconButton, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ListField, MAX_ENTRIES } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { isTime, nameOfDay } from '#shared/time.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { asApiError } from '#web/api/errors.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { emptyValue } from '../FieldHistory.tsx';
import { usePaused } from '../usePublishWords.tsx';
import { card, type EditorProps, group, PictureEditor, PicturesInText } from './PictureEditor.tsx';

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
  if (field.type === 'list') return <ListEditor {...props} field={field} />;
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

/** A list whose entries can be changed, added, removed and reordered. `useFieldArray` takes no lists of texts. */
function ListEditor({ field, name, ...rest }: EditorProps<ListField>) {
  const { of, label, fewest } = field;
  const { getFieldState, setValue, formState } = useFormContext();
  const entries: readonly FieldValue[] = useWatch({ name }) ?? [];
  const fault = getFieldState(name, formState).error?.message;
  const isFixed = field.most === fewest;
  /** A React key for each entry, which stays with it when it moves. */
  const [keys, setKeys] = useState(() => entries.map((_, at) => at));
  const next = useRef(entries.length);
  const [removed, setRemoved] = useState<{ entry: FieldValue; at: number } | null>(null);

  const put = (changed: readonly FieldValue[], itsKeys: number[]) => {
    setKeys(itsKeys);
    setValue(name, changed, { shouldDirty: true });
  };
  const without = <Of,>(all: readonly Of[], at: number): Of[] => all.toSpliced(at, 1);
  const moved = <Of,>(all: readonly Of[], from: number, to: number): Of[] =>
    without(all, from).toSpliced(to, 0, all[from] as Of);
  const move = (from: number, to: number) => put(moved(entries, from, to), moved(keys, from, to));
  const insert = (entry: FieldValue, at: number) => {
    put(entries.toSpliced(at, 0, entry), keys.toSpliced(at, 0, next.current++));
    setRemoved(null);
  };
  const remove = (entry: FieldValue, at: number) => {
    put(without(entries, at), without(keys, at));
    setRemoved({ entry, at });
  };

  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {fault ? <FormHelperText error>{fault}</FormHelperText> : null}
      {entries.map((entry, at) => (
        <Box key={keys[at] ?? `at ${at}`} role="group" aria-label={`${label}: ${at + 1}`} sx={card}>
          <FieldEditor {...rest} field={of} name={`${name}.${at}`} />
          {isFixed ? null : (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              {button(`Move ${at + 1} up`, <UpIcon />, at > 0 && (() => move(at, at - 1)))}
              {button(`Move ${at + 1} down`, <DownIcon />, at + 1 < entries.length && (() => move(at, at + 1)))}
              {button(`Remove ${at + 1}`, <DeleteIcon />, entries.length > fewest && (() => remove(entry, at)))}
            </Box>
          )}
        </Box>
      ))}
      {removed ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography role="status">Number {removed.at + 1} was removed.</Typography>
          <Button autoFocus variant="outlined" onClick={() => insert(removed.entry, removed.at)}>
            Bring it back
          </Button>
        </Box>
      ) : null}
      {isFixed ? null : (
        <Button
          startIcon={<AddIcon />}
          disabled={entries.length >= MAX_ENTRIES}
          onClick={() => insert(emptyValue(of), entries.length)}
          sx={{ justifySelf: 'start' }}
        >
          Add
        </Button>
      )}
    </Box>
  );
}

/** @param onClick false where it cannot be pressed */
const button = (label: string, icon: ReactNode, onClick: false | (() => void)) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} disabled={!onClick} onClick={onClick || undefined}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);
