import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { Proof, ScheduledChoice, StaffAccount } from '#shared/auth/accounts.ts';
import type { Failure } from '#web/api/errors.ts';
import type { Done } from '#web/api/parsers.ts';
import { ProofQuestion } from '#web/entities/account/ProofQuestion.tsx';
import { ScheduledChoices } from './ScheduledChoices.tsx';

/** A change of an account, with the proof of who asks for it. */
export type AccountChange = { id: number; scheduled: ScheduledChoice } & Proof;

interface AccountQuestionProps<Answer extends Done> {
  /** The account to change. */
  account: StaffAccount;
  title: string;
  /** What the change means. */
  text: ReactNode;
  /** Makes the change. */
  act: (change: AccountChange) => Promise<{ data?: Answer; error?: Failure }>;
  /** The message if the server sends none. */
  success: string;
  yes?: string;
  no?: string;
  onClose: () => void;
  onDone: (answer: Answer) => void;
  /** Whether what the account has scheduled is withdrawn or kept. */
  endsScheduled: boolean;
}

/** Confirms a change of an account, and asks the acting person for proof. */
export function AccountQuestion<Answer extends Done>(props: AccountQuestionProps<Answer>) {
  const { account, text, act, endsScheduled, ...question } = props;
  const [scheduled, setScheduled] = useState<ScheduledChoice>('withdraw');
  return (
    <ProofQuestion {...question} act={(proof) => act({ id: account.id, scheduled, ...proof })}>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {endsScheduled ? <ScheduledChoices account={account} value={scheduled} onChange={setScheduled} /> : null}
    </ProofQuestion>
  );
}
