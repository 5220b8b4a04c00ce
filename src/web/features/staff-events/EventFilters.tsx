import Box from '@mui/material/Box';
import { CATEGORIES } from '#shared/events/event.ts';
import { SelectField } from '#web/ui/forms/Field.tsx';
import { useEventFilter } from './useEventFilter.ts';

/** Filters a staff list by category and by coming or past, and sorts it. */
export function EventFilters() {
  const [{ category, when, oldestFirst }, change] = useEventFilter();
  const select = (label: string, value: string, part: 'category' | 'when' | 'order', options: [string, string][]) => (
    <SelectField
      inputProps={{ 'aria-label': label }}
      size="small"
      value={value}
      onChange={(to) => change(part, to)}
      options={options}
    />
  );
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, auto) 1fr' }, gap: 1.25, mb: 2.5 }}
    >
      {select('Category', category, 'category', [
        ['', 'All categories'],
        ...CATEGORIES.map((name): [string, string] => [name, name]),
      ])}
      {select('When', when, 'when', [
        ['', 'Coming and past'],
        ['coming', 'Coming'],
        ['past', 'Past'],
      ])}
      {select('Order', oldestFirst ? 'oldest' : '', 'order', [
        ['', 'Newest first'],
        ['oldest', 'Oldest first'],
      ])}
    </Box>
  );
}
