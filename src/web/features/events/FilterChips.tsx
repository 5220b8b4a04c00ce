import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { branchByKey } from '#content/branchOf.ts';
import { events as words } from '#content/events.ts';
import { PillButton } from '#web/ui/PillButton.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ChangeAddress, EventAddress } from './useEventAddress.ts';

const { find } = words;

/** Everything off. */
const CLEAR = { q: null, category: null, branch: null, when: null } as const;

interface FilterChipsProps {
  address: EventAddress;
  takeOff: ChangeAddress;
}

/** What narrows the list, each to be taken off, or all of it at once. */
export function FilterChips({ address, takeOff }: FilterChipsProps) {
  const { text, category, branch, when } = address;
  const chips = [
    { part: 'q', words: text && `“${text}”` },
    { part: 'category', words: category },
    { part: 'branch', words: branchByKey(branch)?.name },
    { part: 'when', words: when && find[when] },
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      {chips.map((chip) =>
        chip.words ? (
          <PillButton key={chip.part} type="button" onClick={() => takeOff({ [chip.part]: null })} style={short}>
            <span style={cut}>{chip.words}</span>
            <VisuallyHidden>, {find.takeOff}</VisuallyHidden>
            <CloseIcon aria-hidden sx={{ fontSize: 18 }} />
          </PillButton>
        ) : null,
      )}
      <TextButton type="button" onClick={() => takeOff(CLEAR)} style={clear}>
        {find.clear}
      </TextButton>
    </Box>
  );
}

const short = { maxWidth: '100%' };
const clear = { paddingInline: 8 };
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
