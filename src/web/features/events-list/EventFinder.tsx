import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import ListIcon from '@mui/icons-material/ViewAgendaOutlined';
import { Box, Button, OutlinedInput } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type EventAddress, MAX_SEARCH_LENGTH } from '#content/events/eventAddress.ts';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { useSearchText } from '#web/ui/hooks/useSearchText.ts';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { events as words } from '#words/events.ts';
import { language } from '#words/language.ts';
import { AskedAlong, type Filter, FilterChips, FilterChoices } from './Filters.tsx';
import type { ChangeAddress } from './useEventAddress.ts';

const { find, month } = words;

interface EventFinderProps {
  address: EventAddress;
  change: ChangeAddress;
  /** The number of events found, or that they are loading; read out on change. */
  status: ReactNode;
}

/**
 * Search, filters and the month's button. Before the app has started and without JavaScript the browser sends the form
 * itself, and the server renders what is found; the two buttons need the app.
 */
export function EventFinder({ address, change, status }: EventFinderProps) {
  const [open, setOpen] = useState(false);
  const filter = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const search = useSearchText(address.text, (q) => change({ q }));
  /** Changes the filters, and keeps what was typed meanwhile. */
  const changeAll: ChangeAddress = (parts, ownStep) => change({ q: search.now(), ...parts }, ownStep);
  const takeOff = (filters: readonly Filter[]) => {
    if (filters.includes('text')) search.clear();
    changeAll(Object.fromEntries(filters.map((filter) => [filter === 'text' ? 'q' : filter, null])));
    filter.current?.focus();
  };
  const on = [address.category, address.branch, address.when].filter(Boolean).length;
  const ViewIcon = address.asMonth ? ListIcon : CalendarMonthIcon;
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={inLanguage(language, href('events'))}
      aria-label={find.label}
      onSubmit={(event) => {
        event.preventDefault();
        search.seek();
      }}
      data-native=""
      className="no-print"
      sx={{ mb: 3 }}
    >
      <AskedAlong address={{ ...address, text: '', day: undefined }} />
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
        <OutlinedInput
          type="search"
          name="q"
          placeholder={find.search}
          autoComplete="off"
          defaultValue={address.text}
          {...search.field}
          onBlur={search.seek}
          startAdornment={<SearchIcon fontSize="small" sx={{ color: 'text.secondary', mr: 0.75 }} />}
          slotProps={{ input: { 'aria-label': find.search, maxLength: MAX_SEARCH_LENGTH } }}
          sx={searchField}
        />
        <Button type="submit" variant="outlined" data-native="" sx={withoutScript}>
          {find.submit}
        </Button>
        <Button
          ref={filter}
          type="button"
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
          sx={[twoInARow, needsScript]}
        >
          {find.filter}
          {on > 0 ? ` (${on})` : null}
        </Button>
        <Button
          type="button"
          variant="outlined"
          startIcon={<ViewIcon />}
          onClick={() => changeAll({ view: address.asMonth ? null : 'month', month: null, day: null }, true)}
          sx={[twoInARow, needsScript]}
        >
          {address.asMonth ? month.asList : month.asMonth}
          <VisuallyHidden> {month.view}</VisuallyHidden>
        </Button>
      </Box>
      <Box id={panel}>{open ? <FilterChoices address={address} change={changeAll} /> : null}</Box>
      {address.filtered ? <FilterChips address={address} takeOff={takeOff} /> : null}
      <Box role="status" sx={{ color: 'text.secondary', '&:not(:empty)': { mt: 1.5 } }}>
        {address.asMonth ? <VisuallyHidden>{status}</VisuallyHidden> : status}
      </Box>
    </Box>
  );
}

/** With JavaScript the search begins while one types, or with Enter. */
const withoutScript = { display: 'none', '@media (scripting: none)': { display: 'inline-flex' } } as const;

const searchField = {
  flex: { xs: '1 0 100%', sm: 1 },
  minHeight: 48,
  borderRadius: 999,
  '& input': { py: 1.25 },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 }, // its only visible label
} as const;

/** On a phone, below the search field. */
const twoInARow = { flex: { xs: 1, sm: 'none' }, px: { xs: 1.5, sm: 3.25 }, whiteSpace: 'nowrap' } as const;
