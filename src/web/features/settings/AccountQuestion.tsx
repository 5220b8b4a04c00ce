import Typography from '@mui/material/Typography';
import type { Proof, StaffAccount } from '#shared/auth/accounts.ts';
import type { Failure } from '#web/api/errors.ts';
import { ProofQuestion } from '#web/entities/account/ProofQuestion.tsx';

interface AccountQuestionProps {
  /** The account to change. */
  account: StaffAccount;
  title: string;
  /** What the change means, with `{username}` for the name. */
  text: string;
  /** Makes the change. */
  act: (account: { id: number } & Proof) => Promise<{ data?: { message: string | null }; error?: Failure }>;
  /** The message if the server sends none. */
  success: string;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a change of an account, and asks the acting person for proof. */
export function AccountQuestion({ account, text, act, ...question }: AccountQuestionProps) {
  const [before, after] = text.split('{username}');
  return (
    <ProofQuestion {...question} act={(proof) => act({ id: account.id, ...proof })}>
      <Typography component="div">
        {before}
        <strong>{account.username}</strong>
        {after}
      </Typography>
    </ProofQuestion>
  );
}
