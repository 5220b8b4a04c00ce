import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, Tooltip, Typography } from '@mui/material';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { type ListField, MAX_ENTRIES } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { emptyValue } from '../valueText.ts';
import { type Change, card, type EditorProps, group } from './editorProps.ts';

type Entries = readonly FieldValue[];

interface ListEditorProps extends EditorProps<Entries> {
  field: ListField;
  /** Edits an entry. */
  Entry: ComponentType<EditorProps>;
}

/** A list whose entries can be changed, added, removed and reordered. */
export function ListEditor({ field, path, value, Entry, onChange, ...rest }: ListEditorProps) {
  const { of, label, fewest } = field;
  const isFixed = field.most === fewest;
  const [keys, arrange] = useKeys(value.length);
  const [removed, setRemoved] = useState<{ entry: FieldValue; at: number } | null>(null);

  /** Changes an entry by its key: it may have moved meanwhile. */
  const put = (key: number, change: Change<FieldValue>) =>
    onChange((all) => all.map((old, at) => (keys.current[at] === key ? change(old) : old)));
  const move = (at: number, by: number) => {
    const moved = <Of,>(all: readonly Of[]): readonly Of[] => all.toSpliced(at, 1).toSpliced(at + by, 0, all[at] as Of);
    arrange(moved);
    onChange(moved);
  };
  const insert = (entry: FieldValue, at: number) => {
    arrange((all) => all.toSpliced(at, 0, Math.max(-1, ...all) + 1));
    onChange((all) => all.toSpliced(at, 0, entry));
    setRemoved(null);
  };
  const remove = (entry: FieldValue, at: number) => {
    arrange((all) => all.toSpliced(at, 1));
    onChange((all) => all.toSpliced(at, 1));
    setRemoved({ entry, at });
  };

  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {rest.errors[path] ? <FormHelperText error>{rest.errors[path]}</FormHelperText> : null}
      {value.map((entry, at) => {
        const key = keys.current[at] ?? at;
        return (
          <Box key={key} role="group" aria-label={`${label}: ${at + 1}`} sx={card}>
            <Entry
              {...rest}
              field={of}
              path={`${path}[${at}]`}
              value={entry}
              onChange={(change) => put(key, change as Change<FieldValue>)}
            />
            {isFixed ? null : (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                {button('Move up', `Move ${at + 1} up`, <UpIcon />, at > 0 && (() => move(at, -1)))}
                {button('Move down', `Move ${at + 1} down`, <DownIcon />, at < value.length - 1 && (() => move(at, 1)))}
                {button(
                  'Remove',
                  `Remove ${at + 1}`,
                  <DeleteIcon />,
                  value.length > fewest && (() => remove(entry, at)),
                )}
              </Box>
            )}
          </Box>
        );
      })}
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
          disabled={value.length >= MAX_ENTRIES}
          onClick={() => insert(emptyValue(of), value.length)}
          sx={{ justifySelf: 'start' }}
        >
          Add
        </Button>
      )}
    </Box>
  );
}

/** @param onClick false where it cannot be pressed */
const button = (title: string, label: string, icon: ReactNode, onClick: false | (() => void)) => (
  <Tooltip title={title}>
    <span>
      <IconButton aria-label={label} disabled={!onClick} onClick={onClick || undefined}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);

/** A React key for each entry, which stays with it when it moves; `arrange` reorders the keys with the entries. */
function useKeys(count: number) {
  const [first] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  const keys = useRef(first);
  const arrange = (change: Change<readonly number[]>) => {
    keys.current = change(keys.current);
  };
  return [keys, arrange] as const;
}
