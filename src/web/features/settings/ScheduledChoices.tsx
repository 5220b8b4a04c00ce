import { Box, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import type { ScheduledChoice, StaffAccount } from '#shared/auth/accounts.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';

interface ScheduledChoicesProps {
  account: StaffAccount;
  value: ScheduledChoice;
  onChange: (value: ScheduledChoice) => void;
}

/** Lists what an account has scheduled, and asks whether it is withdrawn or kept. Shows nothing if there is nothing. */
export function ScheduledChoices({ account, value, onChange }: ScheduledChoicesProps) {
  const { data: items = [] } = accountsApi.useListScheduledQuery(
    { id: account.id },
    { refetchOnMountOrArgChange: true },
  );
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FormLabel id={id}>{account.username} has scheduled this:</FormLabel>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {items.map(({ kind, title, appears }) => (
          <li key={`${kind} ${title} ${appears}`}>
            {title}. {kind === 'waits for a yes' ? 'Waits for an owner’s yes' : appears}
          </li>
        ))}
      </Box>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen as ScheduledChoice)}>
        <FormControlLabel value="withdraw" control={<Radio />} label="Withdraw it. Events become drafts." />
        <FormControlLabel value="keep" control={<Radio />} label="Keep it, under my own name." />
      </RadioGroup>
    </Box>
  );
}
