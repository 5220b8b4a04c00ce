import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, Tooltip, Typography } from '@mui/material';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ListField, MAX_ENTRIES } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { emptyValue } from '../valueText.ts';
import { card, type EditorProps, group } from './editorProps.ts';

interface ListEditorProps extends EditorProps<ListField> {
  /** Edits an entry. */
  Entry: ComponentType<EditorProps>;
}

/** A list whose entries can be changed, added, removed and reordered. `useFieldArray` takes no lists of texts. */
export function ListEditor({ field, name, Entry, ...rest }: ListEditorProps) {
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
          <Entry {...rest} field={of} name={`${name}.${at}`} />
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
