import { Box, Paper } from '@mui/material';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { CATEGORIES } from '#shared/events/categories.ts';
import { MyBranchChoice } from '#web/myBranch/MyBranchChoice.tsx';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { branches } from '#words/branches.ts';
import { events as words } from '#words/events.ts';
import { categories } from '#words/interface.ts';
import type { ChangeAddress } from './useEventAddress.ts';

const { find } = words;

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
