import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import ListIcon from '@mui/icons-material/ViewAgendaOutlined';
import { Box, Button, Chip, Link, OutlinedInput, Paper } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { branchByKey } from '#content/events/branchOf.ts';
import { type EventAddress, eventAddressQuery, MAX_SEARCH_LENGTH } from '#content/events/eventAddress.ts';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import { categoryText } from '#web/entities/event/eventText.tsx';
import { MyBranchChoice } from '#web/myBranch/MyBranchChoice.tsx';
import { SelectField } from '#web/ui/forms/FormTextField.tsx';
import { useSearchText } from '#web/ui/hooks/useSearchText.ts';
import { needsScript, textButton, VisuallyHidden } from '#web/ui/layout/looks.ts';
import { branches } from '#words/branches.ts';
import { events as words } from '#words/events.ts';
import { categories } from '#words/interface.ts';
import { language } from '#words/language.ts';
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

/** On a phone, below the search field; with large text below each other. */
const twoInARow = { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.5, sm: 3.25 } } as const;

/** The parts of an address that leave events out, in the order of their chips. */
const FILTERS = ['text', 'category', 'branch', 'when'] as const;
type Filter = (typeof FILTERS)[number];

/**
 * The active filters as chips: each can be removed, or all at once. They are links, which need no app; it takes the filter
 * off without another page.
 */
function FilterChips({ address, takeOff }: { address: EventAddress; takeOff: (filters: readonly Filter[]) => void }) {
  const { text, category, branch, when } = address;
  const named: Record<Filter, string | undefined> = {
    text: text && `“${text}”`,
    category: category && categoryText(category).text,
    branch: branchByKey(branch)?.name,
    when: when && find[when],
  };
  const link = (filters: readonly Filter[]) => ({
    component: RouterLink,
    to: `?${eventAddressQuery({ ...address, ...Object.fromEntries(filters.map((filter) => [filter, ''])) })}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      takeOff(filters);
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      {FILTERS.map((filter) =>
        named[filter] ? (
          <Chip
            key={filter}
            {...link([filter])}
            clickable
            label={
              <>
                <span style={cut}>{named[filter]}</span>
                <VisuallyHidden>, {find.takeOff}</VisuallyHidden>
                <CloseIcon sx={{ fontSize: 18 }} />
              </>
            }
          />
        ) : null,
      )}
      <Link {...link(FILTERS)} sx={{ ...textButton, display: 'inline-flex', alignItems: 'center', px: 1 }}>
        {find.clear}
      </Link>
    </Box>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Filters by category, branch, and coming or past; and the choice of the visitor's own branch. */
function FilterChoices({ address, change }: { address: EventAddress; change: ChangeAddress }) {
  return (
    <Paper variant="outlined" sx={{ mt: 1.5, p: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <SelectField
          label={find.category}
          value={address.category}
          onChange={(category) => change({ category })}
          options={[['', find.anyCategory], ...CATEGORIES.map((name) => [name, categories[name]] as const)]}
        />
        <SelectField
          label={find.branch}
          value={address.branch}
          onChange={(branch) => change({ branch })}
          options={[['', find.anyBranch], ...branches.map(({ key, name }) => [key, name] as const)]}
        />
        <SelectField
          label={find.when}
          value={address.when}
          onChange={(when) => change({ when })}
          options={[
            ['', find.anyTime],
            ['coming', find.coming],
            ['past', find.past],
          ]}
        />
      </Box>
      <MyBranchChoice sx={{ mt: 1 }} />
    </Paper>
  );
}

/** What the address asks for, in hidden fields: the browser sends it along with a form of /events. */
export const AskedAlong = ({ address }: { address: EventAddress }) =>
  [...new URLSearchParams(eventAddressQuery(address))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
