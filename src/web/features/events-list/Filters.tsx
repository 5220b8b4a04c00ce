import CloseIcon from '@mui/icons-material/Close';
import { Box, Chip, Link, Paper } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { branchByKey } from '#content/events/branchOf.ts';
import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import { categoryText } from '#web/entities/event/eventText.ts';
import { MyBranchChoice } from '#web/myBranch/MyBranchChoice.tsx';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { textButton } from '#web/ui/layout/cardLink.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { branches } from '#words/branches.ts';
import { events as words } from '#words/events.ts';
import { categories } from '#words/interface.ts';
import type { ChangeAddress } from './useEventAddress.ts';

const { find } = words;

/** The parts of an address that leave events out, in the order of their chips. */
const FILTERS = ['text', 'category', 'branch', 'when'] as const;
export type Filter = (typeof FILTERS)[number];

interface FilterChipsProps {
  address: EventAddress;
  takeOff: (filters: readonly Filter[]) => void;
}

/**
 * The active filters as chips: each can be removed, or all at once. They are links, which need no app; it takes the filter
 * off without another page.
 */
export function FilterChips({ address, takeOff }: FilterChipsProps) {
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
export function FilterChoices({ address, change }: { address: EventAddress; change: ChangeAddress }) {
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
