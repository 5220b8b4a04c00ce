import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Proof, ScheduledChoice, StaffAccount } from '#shared/auth/accounts.ts';
import type { Failure } from '#web/api/errors.ts';
import { ProofQuestion } from '#web/entities/account/ProofQuestion.tsx';
import { ScheduledChoices } from './ScheduledChoices.tsx';

interface AccountQuestionProps {
  /** The account to change. */
  account: StaffAccount;
  title: string;
  /** What the change means, with `{username}` for the name. */
  text: string;
  /** Makes the change. */
  act: (
    account: { id: number; scheduled: ScheduledChoice } & Proof,
  ) => Promise<{ data?: { message: string | null }; error?: Failure }>;
  /** The message if the server sends none. */
  success: string;
  onClose: () => void;
  onDone: () => void;
  /** Whether what the account has scheduled is withdrawn or kept. */
  endsScheduled: boolean;
}

/** Confirms a change of an account, and asks the acting person for proof. */
export function AccountQuestion({ account, text, act, endsScheduled, ...question }: AccountQuestionProps) {
  const [scheduled, setScheduled] = useState<ScheduledChoice>('withdraw');
  const [before, after] = text.split('{username}');
  return (
    <ProofQuestion {...question} act={(proof) => act({ id: account.id, scheduled, ...proof })}>
      <Typography component="div">
        {before}
        <strong>{account.username}</strong>
        {after}
      </Typography>
      {endsScheduled ? <ScheduledChoices account={account} value={scheduled} onChange={setScheduled} /> : null}
    </ProofQuestion>
  );
}
