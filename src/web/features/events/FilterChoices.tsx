import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { branches } from '#content/branches.ts';
import { events as words } from '#content/events.ts';
import { CATEGORIES } from '#shared/categories.ts';
import { MyBranchChoice } from '#web/myBranch/MyBranchChoice.tsx';
import type { ChangeAddress, EventAddress } from './useEventAddress.ts';

const { find } = words;

/** Narrows the list by category, branch, and coming or past; and the visitor's own branch. */
export function FilterChoices({ address, change }: { address: EventAddress; change: ChangeAddress }) {
  return (
    <Box sx={{ mt: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 4, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <Choice label={find.category} value={address.category} onChoose={(category) => change({ category })}>
          <option value="">{find.anyCategory}</option>
          {CATEGORIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <Choice label={find.branch} value={address.branch} onChoose={(branch) => change({ branch })}>
          <option value="">{find.anyBranch}</option>
          {branches.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label={find.when} value={address.when} onChoose={(when) => change({ when })}>
          <option value="">{find.anyTime}</option>
          <option value="coming">{find.coming}</option>
          <option value="past">{find.past}</option>
        </Choice>
      </Box>
      <MyBranchChoice sx={{ mt: 1 }} />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <NativeSelect
        id={id}
        fullWidth
        value={value}
        input={<OutlinedInput size="small" />}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ minHeight: 48 }}
      >
        {children}
      </NativeSelect>
    </div>
  );
}
