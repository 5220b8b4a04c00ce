import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { door } from '#content/events/door.ts';
import { searchable } from '#shared/searchable.ts';
import { headsOf } from '#shared/signup/signup.ts';
import type { DoorName } from '#shared/signup/staffSignups.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { type DoorNames, namesAnswered, openNames, pressed, shownNames } from './keptDoor.ts';
import { useExchange } from './useExchange.ts';

const named = door.names;

/** Below this many names nobody needs a search. */
const SEARCHED_FROM = 12;

interface NameListProps {
  eventId: string;
  /** Whether the event has sign-ups, as far as this phone knows. */
  asked: boolean;
}

/** Ticks off who comes, from the names that this phone keeps: with and without a network. */
export function NameList({ eventId, asked }: NameListProps) {
  const title = useId();
  const { kept, press } = useDoorNames(eventId, asked);
  const [search, setSearch] = useState('');
  const names = shownNames(kept);
  if (names.length === 0) return null;
  const heads = (some: readonly DoorName[]) => some.reduce((sum, name) => sum + headsOf(name), 0);
  const found = names.filter(({ name }) => searchable(name).includes(searchable(search)));
  const unsent = kept.ticks.length;
  const ticked = named.ticked(heads(names.filter((name) => name.ticked)), heads(names));
  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 2 }}>
      <Typography variant="h5" component="h2" id={title}>
        {named.title}
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {[ticked, unsent > 0 ? named.unsent(unsent) : ''].filter(Boolean).join(' ')}
      </Typography>
      {names.length >= SEARCHED_FROM ? (
        <TextField
          label={named.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          helperText={found.length === 0 ? named.none : undefined}
        />
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((name) => (
          <Box component="li" key={name.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <FormControlLabel
              control={<Checkbox checked={name.ticked} onChange={() => press(name.id)} />}
              label={named.name(name.name, headsOf(name), name.waiting)}
              sx={{ display: 'flex', m: 0, minHeight: 52, overflowWrap: 'anywhere' }}
            />
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {named.help}
      </Typography>
    </Box>
  );
}

/** The most ticks of one upload, as the server takes them. */
const MAX_TICKS = 500;

/**
 * The names of an event's sign-ups on this phone, which exchanges ticks with the server while the page is open and visible.
 *
 * @param asked whether the event has sign-ups, as far as this phone knows
 */
function useDoorNames(eventId: string, asked: boolean): { kept: DoorNames; press: (id: number) => void } {
  const names = useMemo(() => openNames(eventId), [eventId]);
  const kept = useSyncExternalStore(names.subscribe, names.read);
  const [send] = signupsApi.useUpdateDoorNamesMutation();
  useExchange(asked, {
    subscribe: names.subscribe,
    isUnsent: () => names.read().ticks.length > 0,
    send: () => send({ id: eventId, ticks: names.read().ticks.slice(0, MAX_TICKS) }),
    take: ({ data }) => {
      if (data) names.change((now) => namesAnswered(now, data.names, serverNow()));
      return true;
    },
  });
  return { kept, press: (id) => names.change((now) => pressed(now, id)) };
}
