import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import ListIcon from '@mui/icons-material/ViewAgendaOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { events as words } from '#content/events.ts';
import { needsScript } from '#web/ui/needsScript.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ChangeAddress, EventAddress } from './useEventAddress.ts';

const { find, month } = words;

const FilterChips = lazy(async () => ({ default: (await import('./FilterChips.tsx')).FilterChips }));
const FilterChoices = lazy(async () => ({ default: (await import('./FilterChoices.tsx')).FilterChoices }));

/** How long the person must have stopped typing before the address follows, in milliseconds. */
const PAUSE = 250;

interface EventFinderProps {
  address: EventAddress;
  change: ChangeAddress;
  /** Whether the page itself led to the address, as it does while one types. */
  own: boolean;
  /** Another one at each change of the address. */
  step: string;
  /** How many events were found, or that they are being loaded; read out as it changes. */
  status: string;
}

/** Search, filters and the way to the month; hidden where no script runs, since the server draws the whole list. */
export function EventFinder({ address, change, own, step, status }: EventFinderProps) {
  const [open, setOpen] = useState(false);
  const filter = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const search = useSearchText(address.text, change, own ? undefined : step);
  /** Changes what is on, with what has been typed meanwhile. */
  const changeAll: ChangeAddress = (parts, ownStep) => change({ q: search.now(), ...parts }, ownStep);
  const takeOff: ChangeAddress = (parts) => {
    if (parts.q === null) search.clear();
    changeAll(parts);
    filter.current?.focus();
  };
  const on = [address.category, address.branch, address.when].filter(Boolean).length;
  const ViewIcon = address.asMonth ? ListIcon : CalendarMonthIcon;
  return (
    <Box component="form" role="search" aria-label={find.label} onSubmit={search.submit} sx={[needsScript, { mb: 3 }]}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 1,
          '& > span': { flexBasis: { xs: '100%', sm: 0 } },
        }}
      >
        <SearchField label={find.search} name="q" defaultValue={address.text} {...search.field} />
        <Button
          ref={filter}
          type="button"
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
          sx={twoInARow}
        >
          {find.filter}
          {on > 0 ? ` (${on})` : null}
        </Button>
        <Button
          type="button"
          variant="outlined"
          startIcon={<ViewIcon />}
          onClick={() => changeAll({ view: address.asMonth ? null : 'month', month: null, day: null }, true)}
          sx={twoInARow}
        >
          {address.asMonth ? month.asList : month.asMonth}
          <VisuallyHidden> {month.view}</VisuallyHidden>
        </Button>
      </Box>
      <Box id={panel}>
        <Suspense fallback={null}>{open ? <FilterChoices address={address} change={changeAll} /> : null}</Suspense>
      </Box>
      {address.filtered ? (
        <Suspense fallback={null}>
          <FilterChips address={address} takeOff={takeOff} />
        </Suspense>
      ) : null}
      <Box role="status" sx={{ color: 'text.secondary', '&:not(:empty)': { mt: 1.5 } }}>
        {address.asMonth ? <VisuallyHidden>{status}</VisuallyHidden> : status}
      </Box>
    </Box>
  );
}

/** Stands for the addresses that the page itself led to. */
const OWN = 'own';

/** On a phone, below the search field. */
const twoInARow = { flex: { xs: 1, sm: 'none' } } as const;

/**
 * What is typed into the search field. React leaves the field alone, so that no letter is lost, be it typed before the
 * page woke or while the address still follows; the address changes after a pause, or at once when the field is left.
 *
 * @param elsewhere another one when a link, a reload or a step back led to a text; undefined where the page itself did
 */
function useSearchText(text: string, change: ChangeAddress, elsewhere: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const cameBy = useRef<string>(undefined);
  const now = () => field.current?.value.trim() ?? text;
  const send = () => {
    setTyped(undefined);
    if (now() !== text) change({ q: now() });
  };
  const afterPause = useEffectEvent(send);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(afterPause, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent(() => {
    const input = field.current;
    const first = cameBy.current === undefined || cameBy.current === elsewhere;
    cameBy.current = elsewhere ?? OWN;
    if (!input || elsewhere === undefined || input.value === text) return;
    // Typed before the page woke: it is looked for like anything typed.
    if (first && input.value !== '') setTyped(input.value);
    else input.value = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed when the address changes
  useEffect(() => follow(), [elsewhere, text]);

  return {
    now,
    clear: () => {
      if (field.current) field.current.value = '';
      setTyped(undefined);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      send();
    },
    field: { ref: field, onChange: () => setTyped(now()), onBlur: send },
  };
}
