import CloseIcon from '@mui/icons-material/Close';
import { Box, Chip, Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { branchByKey } from '#content/events/branchOf.ts';
import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';
import { categoryText } from '#web/entities/event/eventText.ts';
import { textButton } from '#web/ui/layout/cardLink.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { events as words } from '#words/events.ts';
import type { ChangeAddress } from './useEventAddress.ts';

const { find } = words;

/** No filter at all: for the change of the address, and for the address itself. */
const CLEAR = { q: null, category: null, branch: null, when: null } as const;
const UNFILTERED = { text: '', category: '', branch: '', when: '' } as const;

interface FilterChipsProps {
  address: EventAddress;
  takeOff: ChangeAddress;
}

/**
 * The active filters as chips: each can be removed, or all at once. They are links, which need no app; it takes the filter
 * off without another page.
 */
export function FilterChips({ address, takeOff }: FilterChipsProps) {
  const { text, category, branch, when } = address;
  const chips = [
    { part: 'q', field: 'text', words: text && `“${text}”` },
    { part: 'category', field: 'category', words: category && categoryText(category).text },
    { part: 'branch', field: 'branch', words: branchByKey(branch)?.name },
    { part: 'when', field: 'when', words: when && find[when] },
  ] as const;
  const link = (left: Partial<EventAddress>, parts: Parameters<ChangeAddress>[0]) => ({
    component: RouterLink,
    to: `?${eventAddressQuery({ ...address, ...left })}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      takeOff(parts);
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      {chips.map((chip) =>
        chip.words ? (
          <Chip
            key={chip.part}
            {...link({ [chip.field]: '' }, { [chip.part]: null })}
            clickable
            label={
              <>
                <span style={cut}>{chip.words}</span>
                <VisuallyHidden>, {find.takeOff}</VisuallyHidden>
                <CloseIcon sx={{ fontSize: 18 }} />
              </>
            }
          />
        ) : null,
      )}
      <Link {...link(UNFILTERED, CLEAR)} sx={{ ...textButton, display: 'inline-flex', alignItems: 'center', px: 1 }}>
        {find.clear}
      </Link>
    </Box>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
