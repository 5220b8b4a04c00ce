import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { branchByKey } from '#content/events/branchOf.ts';
import { categoryText } from '#web/entities/event/eventText.ts';
import { textButton } from '#web/ui/layout/cardLink.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { events as words } from '#words/events.ts';
import type { ChangeAddress, EventAddress } from './useEventAddress.ts';

const { find } = words;

/** No filter at all. */
const CLEAR = { q: null, category: null, branch: null, when: null } as const;

interface FilterChipsProps {
  address: EventAddress;
  takeOff: ChangeAddress;
}

/** The active filters as chips: each can be removed, or all at once. */
export function FilterChips({ address, takeOff }: FilterChipsProps) {
  const { text, category, branch, when } = address;
  const chips = [
    { part: 'q', words: text && `“${text}”` },
    { part: 'category', words: category && categoryText(category).text },
    { part: 'branch', words: branchByKey(branch)?.name },
    { part: 'when', words: when && find[when] },
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      {chips.map((chip) =>
        chip.words ? (
          <Chip
            key={chip.part}
            component="button" // the whole chip, because the icon of `onDelete` cannot take the focus
            clickable
            onClick={() => takeOff({ [chip.part]: null })}
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
      <Link component="button" type="button" onClick={() => takeOff(CLEAR)} sx={{ ...textButton, px: 1 }}>
        {find.clear}
      </Link>
    </Box>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
