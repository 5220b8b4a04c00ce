import { Typography } from '@mui/material';
import type { Giving, GivingChange } from '#shared/giving/giving.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { numbersOf, pairName } from '#web/entities/giving/givingWords.ts';

interface GivingQuestionProps {
  what: 'confirm' | 'withdraw';
  change: GivingChange;
  giving: Giving;
  onClose: () => void;
  /** Called instead, once it is done. */
  onDone: () => void;
}

/** Asks an owner before a waiting change is confirmed or withdrawn. */
export function GivingQuestion({ what, change, giving, onClose, onDone }: GivingQuestionProps) {
  const [confirm] = givingApi.useConfirmGivingMutation();
  const [withdraw] = givingApi.useWithdrawGivingMutation();
  const isConfirm = what === 'confirm';
  return (
    <ProofDialog
      title={isConfirm ? 'Confirm?' : 'Withdraw?'}
      send={(proof) => (isConfirm ? confirm : withdraw)({ id: change.id, ...proof })}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography>
        {pairName(change, giving)}: <strong>{numbersOf(change)}</strong>.{' '}
        {isConfirm
          ? `The Give page shows it at once. First make sure that ${change.asked_by} truly asked for it, not somebody else with their phone, and that the account is the church’s.`
          : 'It does not take effect. The history keeps it.'}
      </Typography>
    </ProofDialog>
  );
}
