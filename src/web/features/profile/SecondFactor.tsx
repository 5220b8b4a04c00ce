import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { SecondFactorKey } from '#shared/auth/accounts.ts';
import { readableMoment } from '#shared/time.ts';
import {
  type RecoveryCodes as NewCodes,
  useConfirmSecondFactorMutation,
  useCreateRecoveryCodesMutation,
  useCreateSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useReadSecondFactorQuery,
} from '#web/api/endpoints/accounts.ts';
import { useReadAccountQuery } from '#web/api/endpoints/ownAccount.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FactorProofForm } from './FactorProofForm.tsx';
import { KeyToScan } from './KeyToScan.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What the section shows below its state: a key to scan, a form that asks for proof, or the recovery codes. */
type Step =
  | { name: 'rest' }
  | { name: 'key'; key: SecondFactorKey }
  | { name: 'renew' }
  | { name: 'turn off' }
  | { name: 'codes'; codes: string[] };

const rest: Step = { name: 'rest' };

/**
 * One's own second factor: turn it on or off, make new recovery codes.
 *
 * @param onDone called once it is on and the recovery codes are saved, or if it was on already
 */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const { data: account } = useReadAccountQuery();
  const factorQuery = useReadSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: factor, error, isLoading, refetch } = factorQuery;
  const [create, { isLoading: beginning }] = useCreateSecondFactorMutation();
  const [confirm] = useConfirmSecondFactorMutation();
  const [renew] = useCreateRecoveryCodesMutation();
  const [turnOff] = useDeleteSecondFactorMutation();
  const [step, setStep] = useState<Step>(rest);
  const heading = useRef<HTMLHeadingElement>(null);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) heading.current?.focus(); // the button that had the focus is removed
  }, [returns]);

  const begin = async () => {
    const { data: key, error: refused } = await create();
    if (key) setStep({ name: 'key', key });
    else if (refused) showToast(staffApiError(refused), 'error');
  };
  const finish = () => {
    setStep(rest);
    setReturns(returns + 1);
  };
  const showCodes = ({ data, error: refused }: { data?: NewCodes; error?: Failure }) => {
    if (data) {
      showToast(data.message ?? 'Two-step verification turned on', 'success');
      setStep({ name: 'codes', codes: data.codes });
    }
    return refused;
  };

  return (
    <Box component="section" aria-labelledby="second-factor-heading">
      <Typography
        ref={heading}
        id="second-factor-heading"
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ outline: 'none' }}
      >
        Two-step verification
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        With it, nobody logs in as you who knows your password and does not hold your phone: logging in also asks for a
        code that an authenticator app shows, such as Google Authenticator, Aegis or Microsoft Authenticator.
      </Typography>
      {isLoading ? <Typography role="status">Loading...</Typography> : null}
      {error ? <TryAgain error={staffApiError(error)} onRetry={() => void refetch()} /> : null}
      {factor && step.name === 'rest' ? (
        factor.since === null ? (
          <Button variant="contained" color="secondary" loading={beginning} onClick={() => void begin()}>
            Turn on
          </Button>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              On since {readableMoment(factor.since)}. {codesLeft(factor.codes_left)}
              {account?.second_factor_required ? ' This site requires it of you.' : null}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="outlined" onClick={() => setStep({ name: 'renew' })}>
                New recovery codes
              </Button>
              {account?.second_factor_required ? null : (
                <Button variant="outlined" color="error" onClick={() => setStep({ name: 'turn off' })}>
                  Turn off
                </Button>
              )}
              {onDone ? (
                <Button variant="contained" color="secondary" onClick={onDone}>
                  Continue
                </Button>
              ) : null}
            </Box>
          </>
        )
      ) : null}
      {step.name === 'key' ? (
        <>
          <KeyToScan {...step.key} />
          <FactorProofForm
            label="Turn two-step verification on"
            submit="Turn on"
            code="app"
            ask={async (proof) => showCodes(await confirm(proof))}
            onClose={finish}
          />
        </>
      ) : null}
      {step.name === 'renew' || step.name === 'turn off' ? (
        <FactorProofForm
          label={step.name === 'renew' ? 'New recovery codes' : 'Turn two-step verification off'}
          submit={step.name === 'renew' ? 'Make new codes' : 'Turn off'}
          code="either"
          ask={async (proof) => {
            if (step.name === 'renew') return showCodes(await renew(proof));
            const { data, error: refused } = await turnOff(proof);
            if (data) {
              showToast(data.message ?? 'Two-step verification turned off', 'success');
              finish();
            }
            return refused;
          }}
          onClose={finish}
        />
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onKept={onDone ?? finish} /> : null}
    </Box>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left: make new ones.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}
