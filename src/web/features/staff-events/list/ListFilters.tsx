import { Box, Chip } from '@mui/material';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import type { Options } from '#web/ui/forms/SelectField.tsx';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { branches } from '#words/branches.ts';
import type { FilterPart, ListFilterChoice } from './useListFilter.ts';

const WHEN: Options<'coming' | 'past' | 'all' | 'drafts'> = [
  ['coming', 'Coming'],
  ['past', 'Past'],
  ['all', 'All'],
  ['drafts', 'Drafts'],
];

/** The choices of order; a desk's table also sorts by its columns. */
const ORDERS: Options = [
  ['when', 'Soonest first'],
  ['-when', 'Newest first'],
  ['title', 'By title'],
  ['place', 'By place'],
];

/**
 * Filters and order of staff's list: on a phone in one line that scrolls sideways, elsewhere in two where there is no room.
 *
 * @param staff whether the person is signed in, and so has drafts
 */
export function ListFilters({ filter, change, staff }: ListFilterChoice & { staff: boolean }) {
  const { when, drafts, branch, category, sort } = filter;
  const chosen = drafts ? 'drafts' : when || 'all';
  const order = `${sort.descending ? '-' : ''}${sort.by}`;
  const orders = ORDERS.some(([value]) => value === order) ? ORDERS : [...ORDERS, [order, 'By column'] as const];
  const select = (label: string, part: FilterPart, value: string, options: Options) => (
    <SelectField
      slotProps={{ htmlInput: { 'aria-label': label } }}
      size="small"
      value={value}
      onChange={(to) => change({ [part]: to })}
      options={options}
    />
  );
  return (
    <Box sx={line}>
      <Box role="group" aria-label="When" sx={{ display: 'flex', gap: 1 }}>
        {WHEN.filter(([value]) => staff || value !== 'drafts').map(([value, label]) => (
          <Chip
            key={value}
            component="button"
            clickable
            label={label}
            aria-pressed={chosen === value}
            onClick={() => change({ when: value, order: '' })}
          />
        ))}
      </Box>
      {select('Branch', 'branch', branch, [
        ['', 'All branches'],
        ...branches.map(({ key, name }): [string, string] => [key, name]),
      ])}
      {select('Category', 'category', category, [
        ['', 'All categories'],
        ...CATEGORIES.map((name): [string, string] => [name, name]),
      ])}
      {select('Order', 'order', order, orders)}
    </Box>
  );
}

/** The end of the line fades on a phone, to show that it scrolls. */
const line = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: 1,
  mx: { xs: -2, sm: 0 },
  pl: { xs: 2, sm: 0 },
  pr: { xs: 4, sm: 0 },
  py: 0.5,
  mb: 1,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)', sm: 'none' },
  '& .MuiFormControl-root': { width: 'auto', flexShrink: 0 },
  '& .MuiInputBase-root': { borderRadius: 999, minHeight: 44 },
  '& select': { fieldSizing: 'content', maxWidth: '11rem' },
} as const;
